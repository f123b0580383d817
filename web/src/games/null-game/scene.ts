import type { Scene } from '../../core/types';

export interface NullGameScene extends Scene {
  game: 'null-game';
  /** The counters that lie in the heap. */
  heap: number;
  /** The moves of the seat whose turn it is, and how many counters each of them takes. */
  takes: { move: string; count: number }[];
}
