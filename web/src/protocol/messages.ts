/** The wire protocol of docs/protocol.md, as types. Fields that say nothing are left out by the sender. */
import type { Message } from '../texts/message';

export interface Part {
  seat?: number;
  clause?: string;
  what?: Message;
  points?: number;
}

export interface Note {
  name: string;
  items?: Message[];
}

export interface Die {
  colour: string;
  value: number;
}

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

/** What a move or chance does. */
export interface ActionData {
  /** put, lay, take, write, ...; centre, first, deal, draw, roll, ...; empty: it is no move of the game. */
  kind: string;
  /** Of chance: who begins, is dealt to or draws; or the hand that begins, of one who plays both. */
  seat?: number;
  hand?: number;
  /** Numbers, "*" for a wild, "*4" for one as 4, colours. */
  tiles?: string[];
  /** In the order of the tiles; in Twenty One the printed values of spaces. */
  squares?: string[];
  way?: 'across' | 'down';
  /** That were rolled, or lay on the table. */
  dice?: Die[];
  /** Of a step: those that counted. */
  lines?: Line[];
}

export type StepKind = 'chance' | 'move' | 'skip' | 'resign' | 'flag' | 'time_up';

export interface Step {
  kind: StepKind;
  seat?: number;
  text?: string;
  action?: ActionData;
  hidden?: boolean;
  /** What it brought its seat, all parts together. */
  points?: number;
  parts?: Part[];
  notes?: Note[];
}

export type EventKind =
  | 'opened'
  | 'sat'
  | 'stood'
  | 'begun'
  | 'played'
  | 'sealed'
  | 'unsealed'
  | 'reopened'
  | 'undone'
  | 'undo_asked'
  | 'undo_refused'
  | 'placed'
  | 'taken_back'
  | 'went_away'
  | 'came_back'
  | 'cared_for'
  | 'flag_fell'
  | 'paused'
  | 'resumed'
  | 'over'
  | 'again'
  | 'same_asked'
  | 'helped';

/** How far the program helps those who play. */
export type HelpPolicy = 'off' | 'counted' | 'free';

export interface TableEvent {
  number: number;
  kind: EventKind;
  at: number;
  seat?: number;
  text?: string;
  steps?: Step[];
  kept?: number;
}

export interface SeatState {
  kind: 'open' | 'person' | 'bot' | 'engine';
  name?: string;
  colour?: string;
  you?: boolean;
  /** For whom an open seat is kept, in a rematch. */
  kept?: 'you' | 'another';
  away?: boolean;
  care_in?: number;
  caretaker?: string;
}

export interface ClockState {
  plan?: string;
  left?: number[];
  running?: number[];
  paused?: boolean;
  round_left?: number;
}

export interface TableState {
  game: string;
  options: string;
  phase: 'gathering' | 'playing' | 'over';
  host?: boolean;
  seats: SeatState[];
  answers?: number;
  turn?: number[];
  view?: string;
  hash?: string;
  scores?: number[];
  /** The own seats must not see each other's tiles. */
  curtain?: boolean;
  clock: ClockState;
  pending?: { move: string; left?: number };
  undo_asked_by?: number;
  fairness?: { commitment?: string; shares?: string[]; secret?: string };
  result?: { winners?: number[]; clause?: string; reason?: Message };
  /** `used`: how often, by seat, where it is counted. */
  help?: { policy: HelpPolicy; used?: number[] };
  /** The tiles are those of a game that was played before. */
  known_tiles?: boolean;
  next_table?: string;
  /** The rematch with the same tiles, and who wants it so far. */
  next_same_table?: string;
  same_asked_by?: number[];
}

export interface News {
  type: 'news';
  table: string;
  seat?: number;
  number?: number;
  events?: TableEvent[];
  state: TableState;
}

/** Events of before, a page of them. */
export interface History {
  type: 'history';
  table: string;
  seat?: number;
  number?: number;
  events?: TableEvent[];
}

export type ServerMessage =
  | { type: 'welcome'; version: number; name?: string; colour?: string }
  | { type: 'done'; id: string; number?: number; table?: string }
  | { type: 'refused'; id?: string; clause: string; reason: Message; retry_after?: number }
  | News
  | History
  | { type: 'gone'; id?: string; table?: string; reason: Message }
  | { type: 'pong'; id?: string }
  | { type: 'bye'; reason?: string; message?: Message; retry_after?: number };

interface AtTable {
  id: string;
  table: string;
}
interface AtSeat extends AtTable {
  seat: number;
}

export type ClientMessage =
  | { type: 'hello'; version: 3 }
  | { type: 'name'; id: string; name: string; colour?: string }
  | { type: 'watch'; table: string; seat?: number; after?: number }
  | { type: 'unwatch'; table: string; seat?: number }
  | { type: 'history'; table: string; seat?: number; after?: number }
  | ({ type: 'sit'; share: string; name?: string; colour?: string } & AtSeat)
  | ({ type: 'stand' } & AtSeat)
  | ({ type: 'bot'; level: string } & AtSeat)
  | ({ type: 'move'; answers: number; move: string } & AtSeat)
  | ({ type: 'confirm'; answers?: number } & AtSeat)
  | ({ type: 'take_back'; answers?: number } & AtSeat)
  | ({ type: 'undo'; answers?: number } & AtSeat)
  | ({ type: 'answer_undo'; yes: boolean } & AtTable)
  | ({ type: 'resign' } & AtSeat)
  | ({ type: 'care' } & AtSeat)
  | ({ type: 'help'; what: string } & AtSeat)
  | ({ type: 'rematch'; same_tiles?: boolean } & AtTable)
  | { type: 'ping'; id?: string };

/** What POST /api/tables takes, and a local table as well. */
export interface TablePlan {
  game: string;
  options?: string;
  /** `open`, `bot:LEVEL`, `engine:NAME` for each seat. */
  seats?: string[];
  clock?: string;
  help?: HelpPolicy;
  listed?: boolean;
}

/** A connection to whoever keeps tables: the server, or the core in this page. */
export interface Wire {
  /** Whether it went out. What did not is to be said when the connection is back. */
  send(message: ClientMessage): boolean;
  close(): void;
}
