import type { Scene } from '../../core/types';

export interface SumsOf20Scene extends Scene {
  game: 'sums-of-20';
  phase: 'lay' | 'starter' | 'out' | 'deal' | 'draw' | 'play' | 'over';
  /** Fifteen rows of fifteen. tile 0: empty. space: where a fixed tile of that colour lies; plus_ten: a "+10" square. */
  squares: {
    name: string;
    tile: number;
    wild?: boolean;
    space?: 'red' | 'blue' | 'green';
    plus_ten?: boolean;
  }[];
  /** The open racks of all seats: "1" to "9" and "*", ascending. */
  racks: string[][];
  pool: number;
  starter: number;
  idle: number;
  passes: number;
  /** How many tiles a rack holds, and what a wild may be named. */
  rack_size: number;
  wild_numbers: number[];
  time_up?: boolean;
}
