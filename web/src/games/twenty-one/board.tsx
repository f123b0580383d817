import { useEffect, useState } from 'preact/hooks';
import type { TwentyOneScene, TwentyOneSpace } from './scene';
import { useSteps } from '../../look/in-steps';
import type { Board } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { spaceKey, useChanges } from './changes';
import { choiceText } from './choice-words';
import { DecidingBar } from './deciding-bar';
import { DiceTray, diceText } from './dice-tray';
import { crossing, moveOf, pointedAt, writing } from './marking';
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
  const { marking, legal, judged, refused, choose, chooseElsewhere, chooseColour, setMode } = useMarking({
    scene,
    position,
    seat,
    core,
    active: marks,
    consider: (found) => props.consider(found),
  });
  const pencil = usePencil(props, own, marking);
  // The first time: the dice and the colours of the own sheet, then what is on it, then the others.
  const step = useSteps(3);

  const rolls = changes.rolls.reduce((sum, n) => sum + n, 0);
  useEffect(() => {
    if (rolls) props.announce(diceText(scene.dice));
  }, [rolls]);

  const pointed = hint ? pointedAt(hint) : [];
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
  // The core takes the dice off the table at the end; what they showed last stays to be seen.
  const dice = scene.over ? (props.last?.dice as TwentyOneScene['dice'] | undefined) : scene.dice;
  const now = own?.rows.findIndex((row) => row.current) ?? -1;
  const chooseIn = (space: TwentyOneSpace, row: number) => {
    if (!own || scene.over) return;
    if (!marks) props.announce(decides ? t.keepOrReroll : restText || status);
    else if (row === now) choose(space);
    else chooseElsewhere(space, row + 1);
  };
  const status = statusText(scene, seat, nameOf);
  const restText = own ? waitingText(scene, own, nameOf) : '';
  const others = scene.players.filter((player) => player !== own && player.rows.length > 0);
  const mayWrite = !legal || scene.dice.some((die) => legal.has(writing([die.colour])));
  // Not what was judged last: a quick hand may have chosen more since.
  const chosen = marks ? moveOf(marking, scene.dice) : null;
  const move = chosen !== null && legal?.has(chosen) ? chosen : null;

  return (
    <section class="felt twenty-one" data-game="twenty-one">
      <div class="twenty-one-in">
        <div class="twenty-one-main">
          {dice && (
            <DiceTray
              dice={dice}
              past={scene.over}
              rolls={changes.rolls}
              status={status}
              onChoose={marks ? chooseColour : undefined}
              chosen={pencil.colours}
              hinted={pointed}
            />
          )}
          {own && own.rows.length > 0 && (
            <div class={`twenty-one-own${hint?.step === 1 ? ' twenty-one-look' : ''}`}>
              <OwnSheet
                player={own}
                title={t.yourSheet}
                bare={step < 2}
                marksOf={marksOf}
                onChoose={chooseIn}
              />
            </div>
          )}
          {marks ? (
            <MarkingBar
              marking={marking}
              mayWrite={mayWrite}
              choice={choiceText(marking, own?.rows[now]?.spaces ?? [], scene.dice)}
              judged={judged}
              refused={refused}
              onMode={setMode}
              onMark={move ? () => props.decide(move) : undefined}
            />
          ) : decides ? (
            <DecidingBar
              hinted={hint && hint.step > 2 ? hint.move : undefined}
              onDecide={(move) => props.decide(move)}
            />
          ) : (
            own && !scene.over && <p class="marking-rest">{restText}</p>
          )}
        </div>
        {others.length > 0 && step > 2 && (
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
