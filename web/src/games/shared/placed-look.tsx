import { Tile } from '../../look/tile';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import type { Placing } from './placing';
import type { SquareLook } from './square-grid';

/** What lights up on the board at this moment. */
export interface Lit {
  hot: ReadonlySet<string>;
  last: string | undefined;
}

/** A square of a board on which tiles are placed: the tile on it, the one that waits there, or what `empty` draws. */
export function placedLook(
  square: { name: string; tile: number },
  props: Pick<BoardProps, 'hint'>,
  placing: Placing,
  lit: Lit,
  empty: () => SquareLook,
): SquareLook {
  const { name, tile } = square;
  const { grid } = texts.value.boards;
  const last = name === lit.last;
  if (tile !== 0) {
    return {
      label: (last ? grid.tileLast : grid.tile)({ tile }),
      children: <Tile text={tile} last={last} hot={lit.hot.has(name)} />,
    };
  }
  const { pending } = placing;
  if (pending?.squares[0] === name) {
    const waiting = pending.tiles[0] ?? '';
    return {
      label: grid.tilePending({ tile: waiting }),
      children: <Tile text={waiting} pending />,
    };
  }
  const look = empty();
  const { hint } = props;
  if (hint?.step !== 3 || hint.squares[0] !== name) return look;
  return {
    ...look,
    label: grid.hinted({ what: look.label }),
    children: <Tile text={hint.tiles[0] ?? ''} ghost />,
  };
}
