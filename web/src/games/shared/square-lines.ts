import { texts } from '../../texts/texts';

/** What lies on the squares, row by row; rows without a tile are left out. */
export function squareLines(squares: { name: string; tile: number; block?: boolean }[]): string[] {
  const { grid } = texts.value.boards;
  const rows = new Map<string, string[]>();
  for (const square of squares) {
    if (square.tile === 0 && !square.block) continue;
    const row = square.name.slice(1);
    const what = square.block ? grid.block : String(square.tile);
    rows.set(row, [...(rows.get(row) ?? []), `${square.name} ${what}`]);
  }
  return [...rows].map(([n, all]) => `${grid.row({ n })}: ${all.join(', ')}`);
}
