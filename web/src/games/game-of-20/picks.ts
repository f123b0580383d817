/** The tiles marked for the next pick, the one marked first in front. A tile too many sends the first one back. */
export function togglePick(marked: readonly number[], tile: number, pick: number): number[] {
  if (marked.includes(tile)) return marked.filter((other) => other !== tile);
  return [...marked, tile].slice(-Math.max(pick, 1));
}

/** What lies in the tray before the draft: a place stays a place when its tile is gone. */
export const trayTiles = Array.from({ length: 18 }, (_, i) => i + 3);

/** How many tiles a hand has room for. */
export const handPlaces = 12;
