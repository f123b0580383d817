/** The games that only tests have: the page of players is built without them. See unlisted-games.ts beside vite.config.ts. */
import { nullGame } from './null-game';

export const unlisted = [nullGame] as const;
