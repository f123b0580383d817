import type { Fit } from '../shared/fits';
import type { GameOf20Scene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { Cross } from '../shared/marks';
import { placedLook, type Lit } from '../shared/placed-look';
import type { Placing } from '../shared/placing';
import type { SquareLook } from '../shared/square-grid';
import { fitText, takesText } from '../shared/words';

type Square = GameOf20Scene['squares'][number];

/** What lights up on the board, and what lies around each empty square. */
export interface LitWithSums extends Lit {
  sums: ReadonlyMap<string, number>;
}

/** The sum of what lies around each empty square that takes it. */
export function sumsOf(fits: Iterable<Fit>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const fit of fits) {
    const around = fit.lines.find((line) => line.kind === 'around');
    if (around) sums.set(fit.square, around.sum);
  }
  return sums;
}

export function lookOf(
  square: Square,
  props: BoardProps<GameOf20Scene>,
  placing: Placing,
  lit: LitWithSums,
): SquareLook {
  return placedLook(square, props, placing, lit, () =>
    emptyLook(square, props, placing, lit.sums.get(square.name)),
  );
}

function emptyLook(
  square: Square,
  props: BoardProps<GameOf20Scene>,
  placing: Placing,
  sum: number | undefined,
): SquareLook {
  const { name } = square;
  const { grid, gameOf20: words } = texts.value.boards;
  const around = sum === undefined ? '' : `, ${words.around({ sum })}`;
  const mark = sum === undefined ? null : <span class="g20-sum">{sum}</span>;
  const over = placing.drag.held.value?.over === name ? ' square--over' : '';
  const dead = square.dead ? ' square--block' : '';
  const fit = placing.fits?.get(name);
  if (fit && placing.tile !== null) {
    // A refusal tells the sum itself.
    const label = fitText(fit, placing.tile) + (fit.allowed ? around : '');
    if (fit.allowed) {
      const gain = <span class="g20-gain">{words.leaves({ tile: placing.tile })}</span>;
      return { label, class: `square--fits${over}`, children: gain };
    }
    const children = (
      <>
        {square.dead ? null : <Cross />}
        {mark}
      </>
    );
    return { label, class: `square--refuses${dead}${over}`, children };
  }
  if (square.dead) return { label: grid.dead + around, class: dead, children: mark };
  const told = props.mayAct && placing.tile === null ? takesText(placing.takes.get(name)) : grid.empty;
  return { label: told + around, class: name === placing.square ? 'square--asked' : '', children: mark };
}
