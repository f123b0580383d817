import type { Scene } from '../../core/types';

export interface TwentyFourSevenScene extends Scene {
  game: 'twenty-four-seven';
  stage: 'aside' | 'centre' | 'deal' | 'first' | 'place' | 'draw' | 'over';
  /** Seven rows of seven from the top left. */
  squares: { name: string; tile: number; block?: boolean; double?: boolean }[];
  /** The viewer's own tiles, ascending. Empty for a spectator. */
  hand: number[];
  hand_sizes: number[];
  /** All hands, when the game is over. */
  hands?: number[][];
  bag: number;
  /** For each seat: points for 7s, 24s, runs, sets and bonuses. */
  points: { sevens: number; twenty_fours: number; runs: number; sets: number; bonuses: number }[];
}
