import { useMemo } from 'preact/hooks';
import type { GameOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { useFits } from '../shared/answers';
import { useJustMade } from '../shared/brief';
import { DragGhost } from '../shared/drag';
import { Felt } from '../shared/felt';
import { Hand } from '../shared/hand';
import { usePlacing } from '../shared/placing';
import { PlacingGrid } from '../shared/placing-grid';
import { handsInView } from './hands-in-view';
import type { HandInView } from './hands-in-view';
import { HandHead, OpenHand } from './open-hand';
import { lookOf, sumsOf } from './square';

const columns = 5;

/** The tiles go onto the board, both hands in view. Alone, one plays both: the one that is to move is below. */
export function PlacingScene(props: BoardProps<GameOf20Scene>) {
  const { scene, seat } = props;
  const [above, below] = handsInView(scene, seat, props.names);
  const placing = usePlacing(props, below.hand.tiles);
  const justMade = useJustMade(props.last);
  const words = texts.value.boards.gameOf20;
  const names = useMemo(() => scene.squares.map((square) => square.name), [scene]);
  // What lies around a square is the same for every tile: any will do to ask.
  const asked = useFits(props.core, props.position, scene.over ? null : (below.hand.tiles[0] ?? 1));
  const sums = useMemo(() => sumsOf(asked?.values() ?? []), [asked]);
  const shown = placing.considered ?? props.shown ?? placing.pending ?? justMade;
  const lit = {
    last: props.last?.squares[0],
    hot: new Set(shown?.lines.flatMap((line) => line.squares)),
    sums,
  };

  const hand = (which: HandInView) => {
    const plays = which === below && (scene.solo ? seat !== 0 : seat === which.hand.seat);
    if (!plays) {
      return <OpenHand hand={which.hand} name={which.name} moves={which.moves} places={scene.hand_size} />;
    }
    return (
      <>
        <HandHead name={which.name} sum={which.hand.sum} moves={which.moves} />
        <Hand
          tiles={which.hand.tiles}
          label={texts.value.boards.tiles.yours}
          placing={placing}
          hint={props.hint}
          mayAct={props.mayAct}
          places={scene.hand_size}
          onSkip={(move) => props.decide(move)}
        />
      </>
    );
  };
  return (
    <>
      <Felt
        class={`g20 felt--placing${scene.solo ? ' g20--solo' : ''}`}
        label={words.table}
        above={hand(above)}
        board={
          <PlacingGrid
            columns={columns}
            names={names}
            label={words.board}
            look={(index) => {
              const square = scene.squares[index];
              return square && lookOf(square, props, placing, lit);
            }}
            placing={placing}
            hint={props.hint}
            shown={shown}
            brief={shown === justMade}
          />
        }
        below={hand(below)}
      />
      <DragGhost drag={placing.drag} draw={(slot) => <Tile text={below.hand.tiles[slot] ?? ''} />} />
    </>
  );
}
