import type { ComponentType } from 'preact';
import type { Core, Judged, Position, Scene, Touched } from '../../core/types';
import type { Part } from '../../protocol/messages';

/** What was done last, for the board to show: the squares it touched and the combinations that scored. */
export interface LastMove extends Touched {
  seat: number;
  move: string;
  parts: Part[];
  points: number;
}

/** A hint as far as it has been asked for: 1 where to look, 2 which tile, 3 the move. */
export interface HintShown extends Omit<Touched, 'lines'> {
  step: 1 | 2 | 3;
  move: string;
}

/** What a table gives the board of its game. The board draws the scene and the viewer's tiles, and lets them choose. */
export interface BoardProps<S extends Scene = Scene> {
  scene: S;
  position: Position;
  /** The viewer's seat; 0 for a spectator. */
  seat: number;
  /** Names by seat, seat 1 first. */
  names: string[];
  /** Whether the viewer is to decide now, and nothing of theirs waits for confirmation. */
  mayAct: boolean;
  /** The viewer's own move that waits for confirmation: draw it on the board as not yet certain. */
  pending?: string | undefined;
  last?: LastMove | undefined;
  hint?: HintShown | undefined;
  /** A move that is being judged in the side panel because somebody asked why or typed it: draw its lines. */
  shown?: Judged | undefined;
  core: Core;
  /** The person has decided. The table asks for confirmation where that is wanted, and sends it. */
  decide(move: string): void;
  /** The person looks at a move, legal or not: the table shows what it brings or why not. null: not any more. */
  consider(judged: Judged | null): void;
  /** Tells screen readers. */
  announce(text: string): void;
}

export type Board<S extends Scene> = ComponentType<BoardProps<S>>;
