/** The games of the page, in the order in which they are shown. A new game is its line here and its folder. */
import { gameOf20 } from './game-of-20';
import type { GameModule } from './module';
import { sumsOf20 } from './sums-of-20';
import { twentyFourSeven } from './twenty-four-seven';
import { twentyOne } from './twenty-one';

const all = [gameOf20, twentyOne, sumsOf20, twentyFourSeven] as const;

export type GameId = (typeof all)[number]['id'];

// Each module takes the scenes of its own game, and gets no others.
const modules: readonly GameModule<GameId>[] = all as readonly unknown[] as GameModule<GameId>[];

export const games: readonly GameId[] = modules.map(({ id }) => id);

/** What is offered to people who have not chosen a game. */
export const usualGame: GameId = twentyFourSeven.id;

export const findGame = (id: string): GameModule<GameId> | undefined =>
  modules.find((module) => module.id === id);

export const moduleOf = (id: GameId): GameModule<GameId> => findGame(id) as GameModule<GameId>;

/** The puzzle of the day. */
export const puzzle = modules.find((module) => module.puzzle)?.puzzle;
