import './draft.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import type { BoardProps } from '../../table/board/board';
import { texts, who } from '../../texts/texts';
import { useJudged, usePress } from '../shared/answers';
import { DragGhost, useDrag } from '../shared/drag';
import { Felt } from '../shared/felt';
import { useNumberKeys } from '../shared/number-keys';
import { listed } from '../shared/words';
import { handsInView } from './hands-in-view';
import { hintedInTray } from './hinted-in-tray';
import { MiniBoard } from './mini-board';
import { OpenHand } from './open-hand';
import { togglePick } from './picks';
import { Tray } from './tray';

/** The draft: all tiles in the tray, both hands growing above and below it. */
export function Draft(props: BoardProps<GameOf20Scene>) {
  const { scene, core, position, mayAct } = props;
  const words = texts.value.boards.gameOf20;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const marked = mayAct ? chosen.filter((tile) => scene.pool.includes(tile)) : [];
  const complete = marked.length === scene.pick && scene.pick > 0;
  const move = complete ? `take ${marked.join(' ')}` : undefined;
  const judged = useJudged(core, position, move);
  const pending = useJudged(core, position, props.pending);
  useLayoutEffect(() => setChosen([]), [position.view]);
  const take = usePress(
    move === undefined ? null : `${position.view}|${move}`,
    judged?.allowed ? () => props.decide(judged.move) : undefined,
  );
  // The table shows what a complete pick brings, and forgets it with the pick.
  useEffect(() => {
    if (!judged) return;
    props.consider(judged);
    return () => props.consider(null);
  }, [judged]);

  const mark = (tile: number) => {
    const next = togglePick(marked, tile, scene.pick);
    setChosen(next);
    props.announce(next.length === 0 ? words.nothingMarked : words.marked({ tiles: listed(next) }));
  };
  const drag = useDrag<number>({
    mayLift: () => mayAct,
    onDrop: (tile, place) => {
      if (place === 'hand' && !marked.includes(tile)) mark(tile);
    },
  });
  useNumberKeys(mayAct ? scene.pool : [], mark, () => setChosen([]));

  const [above, below] = handsInView(scene, props.seat, props.names);
  const coming = pending ? pending.tiles.map(Number) : [...marked];
  const taking = (index: number) => (scene.hand_to_move === index + 1 ? coming : []);
  const hand = (which: typeof above) => (
    <div data-drop="hand">
      <OpenHand
        hand={which.hand}
        name={which.name}
        moves={which.moves}
        places={scene.hand_size}
        coming={taking(which.index)}
      />
    </div>
  );
  return (
    <>
      <Felt
        class="g20 g20--draft felt--placing felt--whole"
        label={words.draft}
        above={hand(above)}
        board={
          <div class="draft">
            <Tray
              scene={scene}
              handNames={[above, below].sort((a, b) => a.index - b.index).map(({ name }) => name)}
              marked={marked}
              hinted={hintedInTray(props.hint)}
              mayAct={mayAct}
              drag={drag}
              onMark={mark}
            />
            <div class="draft__foot">
              <MiniBoard scene={scene} />
              <TakeButton
                text={takeText(props, marked, complete)}
                ready={complete && judged?.allowed !== false}
                onTake={take}
              />
            </div>
          </div>
        }
        below={hand(below)}
      />
      <DragGhost drag={drag} draw={(tile) => <Tile text={tile} />} />
    </>
  );
}

function takeText(props: BoardProps<GameOf20Scene>, marked: readonly number[], complete: boolean): string {
  const words = texts.value.boards.gameOf20;
  const { scene, names } = props;
  if (props.pending !== undefined) return words.waiting;
  if (scene.over) return texts.value.table.over;
  if (!props.mayAct) {
    const name = names[(scene.turn[0] ?? 1) - 1] ?? '';
    return words.picks({ name: who(name) });
  }
  if (complete) return words.take({ tiles: listed([...marked].sort((a, b) => a - b)) });
  return scene.pick === 1 ? words.pickOne : words.pickTwo;
}

function TakeButton(props: { text: string; ready: boolean; onTake: () => void }) {
  return (
    <button type="button" class="hand__button draft__take" disabled={!props.ready} onClick={props.onTake}>
      {props.text}
    </button>
  );
}
