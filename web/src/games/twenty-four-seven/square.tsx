import type { TwentyFourSevenScene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { Cross, Spot } from '../shared/marks';
import { placedLook, type Lit } from '../shared/placed-look';
import type { Placing } from '../shared/placing';
import type { SquareLook } from '../shared/square-grid';
import { fitText, takesText } from '../shared/words';

type Square = TwentyFourSevenScene['squares'][number];

export function lookOf(
  square: Square,
  props: BoardProps<TwentyFourSevenScene>,
  placing: Placing,
  lit: Lit,
): SquareLook {
  return placedLook(square, props, placing, lit, () =>
    square.block
      ? { label: texts.value.boards.grid.block, class: 'square--block' }
      : emptyLook(square, props, placing),
  );
}

/** An empty square: what it says to the tile that was taken up, or what it would take. */
function emptyLook(square: Square, props: BoardProps<TwentyFourSevenScene>, placing: Placing): SquareLook {
  const { name } = square;
  const { grid, twentyFourSeven } = texts.value.boards;
  const doubled = square.double ? `, ${twentyFourSeven.doubled}` : '';
  const fit = placing.fits?.get(name);
  const over = placing.drag.held.value?.over === name ? ' square--over' : '';
  if (fit && placing.tile !== null) {
    const label = fitText(fit, placing.tile) + doubled;
    const gain = fit.points > 0 ? grid.gains({ points: fit.points }) : <Spot />;
    const children = (
      <>
        {fit.allowed ? gain : <Cross />}
        {square.double ? <span class="square__sign">{twentyFourSeven.double}</span> : null}
      </>
    );
    return { label, class: `${fit.allowed ? 'square--fits' : 'square--refuses'}${over}`, children };
  }
  const told = props.mayAct && placing.tile === null ? takesText(placing.takes.get(name)) : grid.empty;
  return {
    label: told + doubled,
    class: name === placing.square ? 'square--asked' : '',
    children: square.double ? <span class="tfs-double">{twentyFourSeven.double}</span> : null,
  };
}
