import { readKept, writeKept } from '../stored-signals';

const key = 'twenties.puzzle';

/** What this device knows of a day's puzzle. */
export interface PuzzleDay {
  date: string;
  /** Where it was begun. */
  table?: string;
  /** The fewest points that were left when it was played to its end. */
  left?: number;
}

/** The day as the puzzle knows it, by the clock of this device: 20261116. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
}

export function puzzleOf(date: string): PuzzleDay {
  const kept = readKept(key) as Partial<PuzzleDay> | null;
  if (kept?.date !== date) return { date };
  return {
    date,
    ...(typeof kept.table === 'string' ? { table: kept.table } : {}),
    ...(typeof kept.left === 'number' ? { left: kept.left } : {}),
  };
}

export function beganPuzzle(date: string, table: string): void {
  writeKept(key, { ...puzzleOf(date), table });
}

export function endedPuzzle(date: string, points: number): void {
  const before = puzzleOf(date);
  writeKept(key, { ...before, left: Math.min(points, before.left ?? points) });
}
