import type { Scene } from '../../core/types';

export interface GameOf20Scene extends Scene {
  game: 'game-of-20';
  stage: 'centre' | 'first' | 'draft' | 'placing' | 'over';
  solo: boolean;
  /** Five rows of five from the top left. tile 0: empty. dead: no tile that is left can ever go there. */
  squares: { name: string; tile: number; dead?: boolean }[];
  /** Both hands. In the solo game both belong to seat 1. */
  hands: { seat: number; tiles: number[]; sum: number }[];
  /** The hand (1 or 2) that moves. */
  hand_to_move: number;
  /** What can still be drafted; empty after the draft. */
  pool: number[];
  /** What lay in the tray before the draft, and how many tiles a hand has after it. */
  tray: number[];
  hand_size: number;
  /** How many tiles the next pick takes. */
  pick: number;
}
