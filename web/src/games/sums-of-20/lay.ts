import type { Core, Judged, Line, Position } from '../../core/types';
import type { Message } from '../../texts/message';

/** Tiles that somebody has laid on the board but not played. */
export interface Laying {
  square: string;
  /** "1" to "9", "*" for a wild without a number yet, "*7" for a wild as 7. */
  tile: string;
}

export interface Laid {
  /** Every line of two or more tiles that a laid tile touches, with its sum (wilds without a number count 0). */
  lines: Line[];
  /** What the laid tiles are as a move, if they are one. */
  judged?: Judged;
  /** Why they are none yet: not in one line, a gap, a wild without a number. Clause and reason. */
  clause?: string;
  reason?: Message;
  /** They are no play, but break no rule so far: more tiles, or numbers for wilds, may make them one. */
  unfinished?: boolean;
}

/** Asks the core what laid tiles are: a play, none yet, or none ever. */
export const lay = (core: Core, position: Position, tiles: Laying[]) =>
  core.ask('lay', { ...position, tiles }) as Promise<Laid>;
