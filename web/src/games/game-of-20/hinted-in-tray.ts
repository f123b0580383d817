import type { HintShown } from '../../table/board/board';

/** What a hint for a pick points at: first a stretch of numbers, then one tile, then all of them. */
export function hintedInTray(hint: HintShown | undefined): ReadonlySet<number> {
  const tiles = hint?.tiles.map(Number) ?? [];
  const first = tiles[0];
  if (!hint || first === undefined) return new Set();
  if (hint.step === 3) return new Set(tiles);
  if (hint.step === 2) return new Set([first]);
  const start = first - (first % 4);
  return new Set([0, 1, 2, 3].map((more) => start + more));
}
