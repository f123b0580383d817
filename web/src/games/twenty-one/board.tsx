import { useEffect, useState } from 'preact/hooks';
import type { TwentyOneScene, TwentyOneSpace } from '../../core/types';
import type { Board } from '../../table/board';
import { fill, texts } from '../../texts/texts';
import { spaceKey, useChanges } from './changes';
import { DecidingBar } from './deciding-bar';
import { DiceTray, diceText } from './dice-tray';
import { crossing, writing } from './marking';
import { MarkingBar } from './marking-bar';
import { OwnSheet } from './own-sheet';
import { SmallSheet } from './small-sheet';
import type { SpaceMarks } from './space';
import { statusText, waitingText } from './status';
import { useMarking } from './use-marking';
import { usePencil } from './use-pencil';
import '../shared/felt.css';
import './board.css';

/** The table of Twenty One: the dice, the sheet of the one who looks, and all the others. */
const TwentyOneBoard: Board<TwentyOneScene> = (props) => {
  const { scene, position, seat, names, mayAct, core, hint } = props;
  const t = texts.value.boards.twentyOne;
  const changes = useChanges(scene);
  const [large, setLarge] = useState(0);
  const own = scene.players.find((player) => player.seat === seat);
  const nameOf = (of: number) => names[of - 1] ?? String(of);
  const marks = mayAct && scene.phase === 'mark';
  const decides = mayAct && scene.phase === 'decide';
  const { marking, legal, judged, choose, chooseColour, setMode } = useMarking({
    scene,
    position,
    seat,
    core,
    active: marks,
    consider: (found) => props.consider(found),
  });
  const pencil = usePencil(props, own, marking);

  const rolls = changes.rolls.reduce((sum, n) => sum + n, 0);
  useEffect(() => {
    if (rolls) props.announce(diceText(scene.dice));
  }, [rolls]);

  const pointed = hint && hint.step > 1 ? [...hint.squares, ...hint.tiles] : [];
  const marksOf = (space: TwentyOneSpace, row: number, column: number): SpaceMarks => {
    const fresh = changes.fresh.has(spaceKey(seat, row, column));
    if (!own?.rows[row]?.current) return { fresh };
    const value = scene.dice.find((die) => die.colour === space.colour)?.value ?? 0;
    const open = space.value === 0 && !space.crossed;
    const writes = marking.mode === 'write';
    const hinted = pointed.includes(space.colour) || pointed.includes(String(space.printed));
    const allowed = legal?.has(writes ? writing([space.colour]) : crossing(space.printed));
    return {
      fresh,
      hinted: open && hinted,
      pencil: pencil.colours.includes(space.colour)
        ? value
        : pencil.spaces.includes(space.printed)
          ? 0
          : undefined,
      allowed: marks && open ? allowed : undefined,
      offer: marks && open && writes ? value : undefined,
    };
  };
  const others = scene.players.filter((player) => player !== own && player.rows.length > 0);
  const mayWrite = !legal || scene.dice.some((die) => legal.has(writing([die.colour])));
  const move = judged?.allowed && (marking.colours.length > 0 || marking.space > 0) ? judged.move : null;

  return (
    <section class="felt twenty-one" data-game="twenty-one">
      <div class="twenty-one-in">
        <div class="twenty-one-main">
          <DiceTray
            dice={scene.dice}
            rolls={changes.rolls}
            status={statusText(scene, seat, nameOf)}
            onChoose={marks ? chooseColour : undefined}
            chosen={pencil.colours}
            hinted={pointed}
          />
          {own && own.rows.length > 0 && (
            <div class={`twenty-one-own${hint?.step === 1 ? ' twenty-one-look' : ''}`}>
              <OwnSheet
                player={own}
                title={t.yourSheet}
                marksOf={marksOf}
                onChoose={marks ? choose : () => props.announce(t.notNow)}
                onOther={(row) => props.announce(marks ? fill(t.otherRow, { n: row }) : t.notNow)}
              />
            </div>
          )}
          {marks ? (
            <MarkingBar
              marking={marking}
              mayWrite={mayWrite}
              judged={judged}
              onMode={setMode}
              onMark={move ? () => props.decide(move) : undefined}
            />
          ) : decides ? (
            <DecidingBar
              hinted={hint && hint.step > 2 ? hint.move : undefined}
              onDecide={(move) => props.decide(move)}
            />
          ) : (
            own && !scene.over && <p class="marking-rest">{waitingText(scene, own, nameOf)}</p>
          )}
        </div>
        {others.length > 0 && (
          <section class="twenty-one-others" aria-label={own ? t.otherSheets : t.allSheets}>
            {others.map((player) => (
              <SmallSheet
                key={player.seat}
                player={player}
                name={nameOf(player.seat)}
                fresh={changes.fresh}
                large={large === player.seat}
                onResize={() => setLarge(large === player.seat ? 0 : player.seat)}
              />
            ))}
          </section>
        )}
      </div>
    </section>
  );
};

export default TwentyOneBoard;
