import type { TwentyFourSevenScene } from '../../core/types';
import { Tile } from '../../look/tile';
import type { BoardProps } from '../../table/board';
import { fill, texts } from '../../texts/texts';
import { Cross, Spot } from '../shared/marks';
import type { Placing } from '../shared/placing';
import type { SquareLook } from '../shared/square-grid';
import { fitText, takesText } from '../shared/words';

type Square = TwentyFourSevenScene['squares'][number];

/** What lights up on the board at this moment. */
export interface Lit {
  hot: ReadonlySet<string>;
  last: string | undefined;
}

export function lookOf(
  square: Square,
  props: BoardProps<TwentyFourSevenScene>,
  placing: Placing,
  lit: Lit,
): SquareLook {
  const { name, tile } = square;
  const { grid } = texts.value.boards;
  const last = name === lit.last;
  if (tile !== 0) {
    return {
      label: fill(last ? grid.tileLast : grid.tile, { tile }),
      children: <Tile text={tile} last={last} hot={lit.hot.has(name)} />,
    };
  }
  const pending = placing.pending;
  if (pending?.squares[0] === name) {
    const waiting = pending.tiles[0] ?? '';
    return {
      label: fill(grid.tilePending, { tile: waiting }),
      children: <Tile text={waiting} pending />,
    };
  }
  if (square.block) return { label: grid.block, class: 'square--block' };
  const look = emptyLook(square, props, placing);
  const { hint } = props;
  if (hint?.step !== 3 || hint.squares[0] !== name) return look;
  return {
    ...look,
    label: fill(grid.hinted, { what: look.label }),
    children: <Tile text={hint.tiles[0] ?? ''} ghost />,
  };
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
    const gain = fit.points > 0 ? fill(grid.gains, { points: fit.points }) : <Spot />;
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
