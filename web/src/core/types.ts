/**
 * The answers of the C++ core, computed in a worker: the page knows no rule, no score and no legal move. Messages
 * (`what`, `reason`, `help`, ...) become words in `texts/say.ts`.
 */
import type { GameId } from '../games';
import type {
  ActionData,
  ClientMessage,
  Line,
  Note,
  Part,
  ServerMessage,
  Step,
  TablePlan,
} from '../protocol/messages';
import { said, type Message } from '../texts/message';

export type { GameId } from '../games';
export type { ActionData, Line } from '../protocol/messages';

export interface OptionInfo {
  name: string;
  help: Message;
  fallback: string;
  kind: 'integer' | 'choice' | 'text';
  low?: number;
  high?: number;
  choices?: string[];
}

export interface GameInfo {
  id: GameId;
  title: string;
  summary: Message;
  /** The designers; empty: the printed rules do not name them. */
  design: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  lower_score_wins: boolean;
  has_hidden_information: boolean;
  confirm_seconds: number;
  options: OptionInfo[];
  levels: { name: string; summary: Message }[];
}

/** A position as a viewer may know it. Seats count from 1; 0 is a spectator. */
export interface Position {
  game: GameId;
  view: string;
  seat: number;
  /** There is no help at the table: what a move would score is not told before it is made. */
  plain?: boolean;
}

// ---- scenes: what there is to draw ----

/** What all scenes have. The rest is described in the folder of each game, and nobody else looks at it. */
export interface Scene {
  game: GameId;
  /** The seats that are to decide now; empty when chance is to act or the game is over. */
  turn: number[];
  over: boolean;
  scores: number[];
}

// ---- judging moves ----

/** A move with all that it touches, for hints and for drawing. */
export interface Touched extends ActionData {
  tiles: string[];
  squares: string[];
  lines: Line[];
}

export interface Judged extends Touched {
  /** The move in canonical notation; what was typed, if it is no move at all. */
  move: string;
  allowed: boolean;
  /** Why not: the clause of the rulebook (or `table`) and the reason. */
  clause?: string;
  reason?: Message;
  /** Tiles that are no play yet, but break no rule so far. */
  unfinished?: boolean;
  /** Points and parts are left out. */
  plain?: boolean;
  /** What it brings the seat that moves. */
  points: number;
  parts: Part[];
  notes: Note[];
}

export type ListedMove = Pick<Judged, 'move' | 'points'>;

export interface Hint extends Touched {
  move: string;
  /** What the bot expects for each seat: chances (0 to 1) or points. */
  unit: 'points' | 'wins';
  values: number[];
  exact: boolean;
  error: number;
  /** What is proved of the result for the seat that asks, from -1 for a loss to 1 for a win: the least and the most. */
  proved: [number, number];
  line: string[];
}

export interface Replayed {
  game: GameId;
  options: string;
  seats: string[];
  /** What stands in the headers, for people: date, place, event, note. */
  headers: { name: string; text: string }[];
  /** One more than steps: views[0] is before the first. As the seat that was asked for may know them. */
  views: string[];
  steps: Step[];
  /** The scores before the first step and after each. */
  scores: number[][];
  over: boolean;
  winners: number[];
  reason?: Message;
  clause: string;
}

export interface Verification {
  verdict: 'right' | 'wrong' | 'unverifiable';
  source: 'nothing' | 'seed' | 'secret';
  reason?: Message;
  line: number;
  commitment?: string;
  shares?: string[];
  secret?: string;
  draws: { kind: string; count: number }[];
  wrong_draw?: { action: number; line: number; said: string; given: string };
}

/** What went wrong, as the page can say it. */
export const whyOf = (error: unknown): Message =>
  error instanceof CoreError ? error.why : said(error instanceof Error ? error.message : '');

/** Something the core cannot do, as a message; never a fault of the page. */
export class CoreError extends Error {
  constructor(readonly why: Message) {
    const text = why.args?.['text'];
    super(typeof text === 'string' ? text : why.id);
  }
}

export interface Core {
  catalogue(): Promise<GameInfo[]>;
  scene(position: Position): Promise<Scene>;
  /** Every legal move of the position's seat with what it brings. There can be thousands: see `list`. */
  moves(position: Position): Promise<Judged[]>;
  /** The same moves with their points alone. */
  list(position: Position): Promise<ListedMove[]>;
  /** What a person typed, or a move: allowed or not, why, and what it brings. */
  judge(position: Position, typed: string): Promise<Judged>;
  /** A question that only some games have: their folders name it and describe the answer. */
  ask(question: string, about: object): Promise<unknown>;
  /** The same, in the worker that thinks. */
  askThinking(question: string, about: object): Promise<unknown>;
  /** How each seat's score came about. */
  scores(position: Position): Promise<Part[][]>;
  /** Thinks in a worker of its own. */
  hint(position: Position, level?: string): Promise<Hint>;
  /** seat 0: as everybody may see it; seat -1: everything. */
  replay(record: string, seat: number): Promise<Replayed>;
  verify(record: string, noted?: { commitment?: string; share?: string }): Promise<Verification>;
}

// ---- tables in this page ----

/** What is kept of a local table, so that it can be gone on with: plain data for a store of the browser. */
export interface SavedTable {
  table: string;
  game: GameId;
  options: string;
  /** The log of the match, entry by entry. */
  log: string[];
  /** Milliseconds since 1970. */
  changed: number;
  over: boolean;
  seats: string[];
}

export interface LocalTables {
  /** Opens a table at which this person sits at every seat that is not a bot's, and answers its id. */
  open(plan: TablePlan & { names?: string[]; from_record?: string }): Promise<string>;
  /** The protocol, as the server would speak it. */
  send(message: ClientMessage): void;
  listen(heard: (message: ServerMessage) => void): () => void;
  record(table: string): Promise<string>;
  kept(): Promise<SavedTable[]>;
  forget(table: string): Promise<void>;
}
