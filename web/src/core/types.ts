/**
 * What the C++ core tells the page. Everything here is computed by the core in a worker: the page knows no rule, no
 * score and no legal move. Messages (`what`, `reason`) become words in `texts/say.ts`; other texts
 * (`help`) are in English and go through `texts/core.ts`.
 */
import type { ClientMessage, Note, Part, ServerMessage, Step, TablePlan } from '../protocol/messages';
import { said, type Message } from '../texts/message';

export type GameId = 'game-of-20' | 'twenty-one' | 'sums-of-20' | 'twenty-four-seven';

export interface OptionInfo {
  name: string;
  help: string;
  fallback: string;
  kind: 'integer' | 'choice' | 'text';
  low?: number;
  high?: number;
  choices?: string[];
}

export interface GameInfo {
  id: GameId;
  title: string;
  summary: string;
  design: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  lower_score_wins: boolean;
  has_hidden_information: boolean;
  confirm_seconds: number;
  options: OptionInfo[];
  levels: { name: string; summary: string }[];
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

interface SceneBase {
  /** The seats that are to decide now; empty when chance is to act or the game is over. */
  turn: number[];
  over: boolean;
  scores: number[];
}

export interface GameOf20Scene extends SceneBase {
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

export interface TwentyFourSevenScene extends SceneBase {
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

export type DieColour = 'blue' | 'green' | 'red' | 'yellow' | 'white' | 'black';

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

export interface TwentyOneScene extends SceneBase {
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

export interface SumsOf20Scene extends SceneBase {
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

export type Scene = GameOf20Scene | TwentyFourSevenScene | TwentyOneScene | SumsOf20Scene;

// ---- judging moves ----

/** Squares that belong together: a line that scores, that a sum is made of, or that forbids a move. */
export interface Line {
  squares: string[];
  sum: number;
  /** sum_of_7, sum_of_24, run, set, seven_tiles, both_sums; sum (Sums of 20); around (Game of 20: their sum is wanted), beside
   * (a single one, which asks for no sum); over (24/7: above 24). */
  kind: string;
  points?: number;
  /** 24/7: what all lines over the same squares bring. */
  together?: number;
  /** Sums of 20: how the sum stands to what it has to be. */
  reach?: 'under' | 'exact' | 'over';
}

export interface Judged {
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
  lines: Line[];
  /** What the move touches, for hints and for drawing: squares, tiles ("7", "*", "17"), colours or printed values. */
  squares: string[];
  tiles: string[];
}

export type ListedMove = Pick<Judged, 'move' | 'points'>;

/** One square for one tile. */
export interface Fit extends Judged {
  square: string;
}

/** Tiles that somebody has laid on the board of Sums of 20 but not played. */
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

export interface Hint {
  move: string;
  squares: string[];
  tiles: string[];
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

export interface Puzzle {
  /** A record with the position of the puzzle, from which it can be played. */
  record: string;
  view: string;
  level: string;
  seed: string;
  effort: number;
}

/** Something the core cannot do, as a sentence; never a fault of the page. */
/** What went wrong, as the page can say it. */
export const whyOf = (error: unknown): Message =>
  error instanceof CoreError ? error.why : said(error instanceof Error ? error.message : '');

export class CoreError extends Error {
  constructor(readonly why: Message) {
    const text = why.args?.['text'];
    super(typeof text === 'string' ? text : why.id);
  }
}

export interface Core {
  catalogue(): Promise<GameInfo[]>;
  scene(position: Position): Promise<Scene>;
  /** Every legal move of the position's seat with what it brings. In Sums of 20 there can be thousands: see `list`. */
  moves(position: Position): Promise<Judged[]>;
  /** The same moves with their points alone. */
  list(position: Position): Promise<ListedMove[]>;
  /** Game of 20 and 24/7: what every empty square says to this tile of the seat's hand. */
  fits(position: Position, tile: number): Promise<Fit[]>;
  /**
   * What a person typed, or a move: allowed or not, why, and what it brings. row: the one of the own sheet that was
   * pointed at, counted from 1 (Twenty One).
   */
  judge(position: Position, typed: string, row?: number): Promise<Judged>;
  lay(position: Position, tiles: Laying[]): Promise<Laid>;
  /** How each seat's score came about. */
  scores(position: Position): Promise<Part[][]>;
  /** Thinks in a worker of its own. */
  hint(position: Position, level?: string): Promise<Hint>;
  /** seat 0: as everybody may see it; seat -1: everything. */
  replay(record: string, seat: number): Promise<Replayed>;
  verify(record: string, noted?: { commitment?: string; share?: string }): Promise<Verification>;
  puzzle(level: 'easy' | 'medium' | 'hard', seed: string): Promise<Puzzle>;
}

// ---- tables in this page ----

/** What is kept of a local table, so that it can be gone on with: plain data for a store of the browser. */
export interface KeptTable {
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
  kept(): Promise<KeptTable[]>;
  forget(table: string): Promise<void>;
}
