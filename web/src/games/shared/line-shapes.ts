import type { Line } from '../../core/types';
import { placeOf } from './places';

/** Points of the board in squares: (0.5, 0.5) is the middle of the first one. */
export interface Point {
  x: number;
  y: number;
}

export interface LineShape {
  line: Line;
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

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Far from what is written already; at the edge of the board it stays inside. */
function placeBadge(ends: Point[], taken: Point[], columns: number, rows: number): Point {
  const inside = ends.map(({ x, y }) => ({
    x: Math.min(columns - 0.5, Math.max(0.5, x)),
    y: Math.min(rows - 0.2, Math.max(0.2, y)),
  }));
  const room = (point: Point) => Math.min(...taken.map((other) => distance(point, other)), 99);
  return inside.reduce((best, point) => (room(point) > room(best) ? point : best));
}

/** Straight lines from their first square to their last, each with a place for its badge. */
export function shapesOf(
  lines: readonly Line[],
  names: readonly string[],
  columns: number,
  avoid: Point[],
): LineShape[] {
  const rows = Math.ceil(names.length / columns);
  const taken = [...avoid];
  const shapes: LineShape[] = [];
  for (const line of lines) {
    const from = middleOf(line.squares[0] ?? '', names, columns);
    const to = middleOf(line.squares.at(-1) ?? '', names, columns);
    if (!from || !to) continue;
    const length = distance(from, to) || 1;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const out = 0.55;
    const badge = placeBadge(
      [
        { x: to.x + ux * out, y: to.y + uy * out },
        { x: from.x - ux * out, y: from.y - uy * out },
      ],
      taken,
      columns,
      rows,
    );
    taken.push(badge);
    shapes.push({ line, from, to, badge });
  }
  return shapes;
}

/** Lines over the same squares are one shape with all that they bring: a sum and a run at once. */
export function joinLines(lines: readonly Line[]): { line: Line; all: Line[] }[] {
  const joined: { line: Line; all: Line[] }[] = [];
  for (const line of lines) {
    const same = joined.find((other) => other.line.squares.join() === line.squares.join());
    if (same) same.all.push(line);
    else joined.push({ line, all: [line] });
  }
  return joined;
}
