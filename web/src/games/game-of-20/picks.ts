/** The tiles marked for the next pick, the one marked first in front. A tile too many sends the first one back. */
export function togglePick(marked: readonly number[], tile: number, pick: number): number[] {
  if (marked.includes(tile)) return marked.filter((other) => other !== tile);
  return [...marked, tile].slice(-Math.max(pick, 1));
}
