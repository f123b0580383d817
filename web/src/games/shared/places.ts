/** Where things are on a board of squares: columns and rows, nothing about any game. */

export interface Place {
  column: number;
  row: number;
}

export function placeOf(index: number, columns: number): Place {
  return { column: index % columns, row: Math.floor(index / columns) };
}

/** Where a key leads from a square of the grid; undefined: it is no key of the grid. */
export function stepByKey(
  key: string,
  from: number,
  columns: number,
  count: number,
  whole = false,
): number | undefined {
  const { column, row } = placeOf(from, columns);
  const rows = Math.ceil(count / columns);
  const at = (c: number, r: number) => r * columns + c;
  switch (key) {
    case 'ArrowLeft':
      return at(Math.max(0, column - 1), row);
    case 'ArrowRight':
      return at(Math.min(columns - 1, column + 1), row);
    case 'ArrowUp':
      return at(column, Math.max(0, row - 1));
    case 'ArrowDown':
      return at(column, Math.min(rows - 1, row + 1));
    case 'Home':
      return whole ? 0 : at(0, row);
    case 'End':
      return whole ? count - 1 : at(columns - 1, row);
    case 'PageUp':
      return at(column, 0);
    case 'PageDown':
      return at(column, rows - 1);
    default:
      return undefined;
  }
}

/** The part of the board that a first hint points at: a block of three by three that holds the square, not around it. */
export function regionAround(index: number, columns: number, rows: number): { from: Place; to: Place } {
  const { column, row } = placeOf(index, columns);
  const from = {
    column: Math.min(column - (column % 3), columns - 3),
    row: Math.min(row - (row % 3), rows - 3),
  };
  return { from, to: { column: from.column + 2, row: from.row + 2 } };
}
