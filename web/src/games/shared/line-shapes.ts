import type { Line } from '../../core/types';
import { placeOf } from './places';

/** Points of the board in squares: (0.5, 0.5) is the middle of the first one. */
export interface Point {
  x: number;
  y: number;
}

export interface LineShape {
  line: Line;
  text: string;
  from: Point;
  to: Point;
  /** Where what it says is written. */
  badge: Point;
}

export function middleOf(name: string, names: readonly string[], columns: number): Point | null {
  const index = names.indexOf(name);
  if (index < 0) return null;
  const { column, row } = placeOf(index, columns);
  return { x: column + 0.5, y: row + 0.5 };
}

/** About how wide a text is, in squares. */
function widthOf(text: string): number {
  return 0.3 + 0.13 * text.length;
}

/**
 * Where a text is written: on the seam between two rows, where it covers no number, inside the board, and far from what
 * is written already.
 */
function placeBadge(ends: Point[], text: string, taken: Point[], columns: number, rows: number): Point {
  const half = Math.min(widthOf(text), columns) / 2;
  const places = ends.flatMap(({ x, y }) =>
    [y + 0.5, y - 0.5].map((seam) => ({
      x: Math.min(columns - half, Math.max(half, x)),
      y: Math.min(rows - 0.08, Math.max(0.08, seam)),
    })),
  );
  // Texts are wider than high: beside each other they need more room than one above the other.
  const room = (point: Point) =>
    Math.min(...taken.map((other) => Math.hypot((point.x - other.x) / 2, point.y - other.y)), 1);
  return places.reduce((best, point) => (room(point) > room(best) + 0.01 ? point : best));
}

/** Straight lines from their first square to their last, each with a place for what it says. */
export function shapesOf(
  lines: readonly { line: Line; text: string }[],
  names: readonly string[],
  columns: number,
  avoid: Point[],
): LineShape[] {
  const rows = Math.ceil(names.length / columns);
  const taken = [...avoid];
  const shapes: LineShape[] = [];
  for (const { line, text } of lines) {
    const from = middleOf(line.squares[0] ?? '', names, columns);
    const to = middleOf(line.squares.at(-1) ?? '', names, columns);
    if (!from || !to) continue;
    const middle = { x: (from.x + to.x) / 2, y: Math.floor((from.y + to.y) / 2) + 0.5 };
    const badge = placeBadge([to, from, middle], text, taken, columns, rows);
    taken.push(badge);
    shapes.push({ line, text, from, to, badge });
  }
  return shapes;
}

/** Lines over the same squares are drawn as one with all that they bring: a sum and a run at once. */
export function joinLines(lines: readonly Line[]): { line: Line; all: Line[] }[] {
  const joined: { line: Line; all: Line[] }[] = [];
  for (const line of lines) {
    const same = joined.find((other) => other.line.squares.join() === line.squares.join());
    if (same) same.all.push(line);
    else joined.push({ line, all: [line] });
  }
  return joined;
}
