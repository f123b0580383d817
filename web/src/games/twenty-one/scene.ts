import type { Scene } from '../../core/types';
import type { DieColour } from '../../look/die';

export interface TwentyOneSpace {
  colour: DieColour;
  printed: number;
  /** The number written; 0 while the space is open or crossed out. */
  value: number;
  crossed?: boolean;
  /** The number written is the printed one. */
  matched?: boolean;
  /** The die of this colour can be written here now, and would match. */
  would_match?: boolean;
}

export interface TwentyOneScene extends Scene {
  game: 'twenty-one';
  phase: 'sheets' | 'first' | 'roll' | 'decide' | 'roll-again' | 'mark' | 'over';
  active: number;
  cross: 'any' | 'leftmost';
  /** In the order blue, green, red, yellow, white, black; value 0: not rolled. locked: shows 1 and is not rolled again. */
  dice: { colour: DieColour; value: number; locked?: boolean }[];
  players: {
    seat: number;
    /** A to F; empty before the sheets are dealt. */
    sheet: string;
    /** Five rows of six spaces, printed 6 to 1. points: what the row is worth as it stands. */
    rows: { spaces: TwentyOneSpace[]; complete?: boolean; current?: boolean; points?: number }[];
    complete_rows: number;
    points: number;
    /** Whether this seat's mark of the turn is sealed. */
    marked?: boolean;
    /** The viewer's own sealed mark. */
    mark?: { write?: DieColour[]; cross?: number };
  }[];
}
