import { gameOf20 } from './boards/game-of-20';
import { grid } from './boards/grid';
import { sumsOf20 } from './boards/sums-of-20';
import { tiles } from './boards/tiles';
import { twentyFourSeven } from './boards/twenty-four-seven';
import { twentyOne } from './boards/twenty-one';

export const boards = { gameOf20, grid, sumsOf20, tiles, twentyFourSeven, twentyOne };
