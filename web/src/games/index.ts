/** The games of the page, in the order in which they are shown. A new game is its line here and its folder. */
import { gameOf20 } from './game-of-20';
import type { GameModule } from './module';
import { sumsOf20 } from './sums-of-20';
import { twentyFourSeven } from './twenty-four-seven';
import { twentyOne } from './twenty-one';
import { unlisted } from './unlisted';

const listed = [gameOf20, twentyOne, sumsOf20, twentyFourSeven] as const;

export type GameId = (typeof listed | typeof unlisted)[number]['id'];

// Each module takes the scenes of its own game, and gets no others.
const modules = [...listed, ...unlisted] as readonly unknown[] as readonly GameModule<GameId>[];

/** What players choose from. */
export const games: readonly GameId[] = listed.map(({ id }) => id);

/** Those and the games that only tests have. */
export const allGames: readonly GameId[] = modules.map(({ id }) => id);

/** What is offered to people who have not chosen a game. */
export const usualGame: GameId = twentyFourSeven.id;

export const findGame = (id: string): GameModule<GameId> | undefined =>
  modules.find((module) => module.id === id);

export const moduleOf = (id: GameId): GameModule<GameId> => findGame(id) as GameModule<GameId>;

/** The puzzle of the day. */
export const puzzle = modules.find((module) => module.puzzle)?.puzzle;
