import { question, type Channel } from './channel';
import type { Core, GameInfo } from './types';

/** The questions of `Core`, put to one worker, and those that think to another. */
export function coreOver(quick: Channel, thinking: Channel): Core {
  let catalogue: Promise<GameInfo[]> | undefined;
  return {
    catalogue: () =>
      (catalogue ??= question<{ games: GameInfo[] }>(quick, 'catalogue').then((answer) => answer.games)),
    scene: (position) => question(quick, 'scene', position),
    moves: (position) => question(quick, 'moves', position),
    list: (position) => question(quick, 'list', position),
    judge: (position, typed) => question(quick, 'judge', { ...position, typed }),
    ask: (asked, about) => question(quick, asked, about),
    askThinking: (asked, about) => question(thinking, asked, about),
    scores: (position) => question(quick, 'scores', position),
    hint: (position, level = 'sharp') => question(thinking, 'think', { ...position, level }),
    replay: (record, seat) => question(quick, 'replay', { record, seat }),
    verify: (record, noted = {}) => question(quick, 'verify', { record, ...noted }),
  };
}
