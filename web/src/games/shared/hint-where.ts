import type { HintShown } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { regionAround } from './places';

type PartOfBoard = keyof typeof texts.value.table.parts;

const partNames: PartOfBoard[][] = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
];

const third = (from: number, to: number, size: number): number =>
  Math.min(2, Math.floor((((from + to + 1) / 2) * 3) / size));

/** The part of a square board that holds the square, as the board lights it. */
export function partOfBoard(index: number, side: number): PartOfBoard {
  const { from, to } = regionAround(index, side, side);
  const row = partNames[third(from.row, to.row, side)] ?? [];
  return row[third(from.column, to.column, side)] ?? 'middle';
}

/** The part of the board that a hint points at, or else the own tiles. */
export function hintOnSquares(hint: HintShown, squares: { name: string }[]): string {
  const t = texts.value.table;
  const index = squares.findIndex(({ name }) => name === hint.squares[0]);
  if (index < 0) return t.hintRack;
  return t.hintWhere({ where: t.parts[partOfBoard(index, Math.sqrt(squares.length))] });
}
