import type { DieColour } from '../../look/die';
import type { TwentyOneScene } from './scene';
import { ColourSign, Die } from '../../look/die';
import { texts } from '../../texts/texts';
import './dice-tray.css';

export interface DiceTrayProps {
  dice: TwentyOneScene['dice'];
  rolls: number[];
  /** They were rolled for marks that are made. */
  past?: boolean;
  /** One line under the dice: who does what with them. */
  status: string;
  /** While the person marks: a die chooses its space in the current row. */
  onChoose?: ((colour: DieColour) => void) | undefined;
  chosen: readonly string[];
  hinted: readonly string[];
}

function dieText(die: TwentyOneScene['dice'][number]): string {
  const t = texts.value.boards.twentyOne;
  const colour = t.colours[die.colour];
  return (die.value === 0 ? t.dieBlank : die.locked ? t.dieLocked : t.die)({ colour, value: die.value });
}

/** All dice in words. */
export function diceText(dice: TwentyOneScene['dice']): string {
  return texts.value.boards.twentyOne.rollSaid({ dice: dice.map(dieText).join('; ') });
}

/** The six dice on the table, and what the active player may do with them. */
export function DiceTray(props: DiceTrayProps) {
  const t = texts.value.boards.twentyOne;
  const { dice, rolls, chosen, hinted, onChoose } = props;
  return (
    <section class={`dice-tray${props.past ? ' tray-past' : ''}`}>
      <ul class="tray-dice" aria-label={t.dice}>
        {dice.map((die, i) => {
          const shown = (
            <>
              <Die colour={die.colour} value={die.value} locked={die.locked} roll={rolls[i] ?? 0} place={i} />
              <span class="tray-name" aria-hidden="true">
                <ColourSign colour={die.colour} />
                <span class="tray-word">{t.colours[die.colour]}</span>
                <span class="tray-letter">{t.short[die.colour]}</span>
              </span>
            </>
          );
          const signs = `tray-die${chosen.includes(die.colour) ? ' tray-chosen' : ''}${hinted.includes(die.colour) ? ' tray-hinted' : ''}`;
          return (
            <li key={die.colour}>
              {onChoose ? (
                <button
                  type="button"
                  class={signs}
                  aria-label={dieText(die)}
                  aria-pressed={chosen.includes(die.colour)}
                  onClick={() => onChoose(die.colour)}
                >
                  {shown}
                </button>
              ) : (
                <span class={signs} role="img" aria-label={dieText(die)}>
                  {shown}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p class="tray-status">{props.status}</p>
    </section>
  );
}
