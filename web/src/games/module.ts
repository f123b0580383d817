/**
 * What the page needs to know about a game. Each game provides it in `games/<game>/index.ts`; no other file names the
 * game.
 */
import type { ComponentType } from 'preact';
import type { Scene } from '../core/types';
import type { Lesson } from '../learn/lesson';
import type { BoardProps, HintShown } from '../table/board/board';
import type { TextPart } from '../texts/page-texts';

type Load<T> = () => Promise<{ default: T }>;

/**
 * Part of the first load of the page, since home shows every game: what is large is fetched when it is needed. It
 * imports nothing of the shell, which asks for it while it is being loaded itself.
 */
export interface GameModule<Id extends string = string, S extends Scene = Scene> {
  id: Id;
  /** Its picture on cards, drawn in 320 by 160. */
  Art: ComponentType;
  /** Its board, and all that is said at its table alone. */
  table: Load<AtTable<S>>;
  /** The texts of its table. */
  words: TextPart;
  /** Its guided first game. */
  lesson: Load<Lesson>;
  /** What its rulebook shows before the clauses. */
  inRulebook?: Load<ComponentType>;
  /** The puzzle of the day: a picture for its card, and its page. */
  puzzle?: { Picture: ComponentType; page: Load<ComponentType> };
  /** The offer to play again with what chance gave, where that is not tiles. */
  sameAgain?(): string;
  /** What is hidden between two people at one device, where that is not their tiles. */
  curtain?(): string;
}

export interface AtTable<S extends Scene = Scene> {
  Board: ComponentType<BoardProps<S>>;
  /** What to do first, where nothing has been chosen yet. */
  empty(scene: S): string;
  /** The viewer's own tiles, and those that lie open to all, line by line. */
  hand(scene: S, seat: number, names: string[]): string[];
  /** What lies on the board, row by row. */
  board(scene: S, seat: number): string[];
  /** The first step of a hint: where to look, without naming the square or the tile. */
  hintWhere(hint: HintShown, scene: S): string;
  /** The second step: what to use, where that is not tiles. */
  hintWhat?(hint: HintShown, scene: S): string;
  /** Where moves are one tile on one square: the squares, and the tiles that the seat may place; undefined: not now. */
  placing?: { squares(scene: S): string[]; tiles(scene: S): number[] | undefined };
  /** "show" alone lists all moves. */
  showsAll?: boolean;
  /** Whether points tell which move is better; if it is not said, they do. */
  ranksByPoints?(scene: S): boolean;
}
