/** What is proved of Game of 20 with one centre tile, for whoever drafts first: from -1 for a loss to 1 for a win. */
export interface KnownCentre {
  centre: number;
  low: number;
  high: number;
  /** Deals of which something is proved. */
  answered: number;
}

/** All ways in which the tiles can be dealt with one centre tile. */
export const deals = 24_310;

export type KnownState = 'first' | 'second' | 'drawn' | 'firstHolds' | 'secondHolds' | 'unknown';

export function stateOf({ low, high }: KnownCentre): KnownState {
  if (low === high) return low > 0 ? 'first' : low < 0 ? 'second' : 'drawn';
  if (low === 0) return 'firstHolds';
  return high === 0 ? 'secondHolds' : 'unknown';
}

export const isSolved = (known: KnownCentre): boolean => known.low === known.high;
