import { settings } from '../shell/settings';
import { workerChannel } from './channel';
import { browserTables } from './kept';
import { localTablesOver } from './local';
import { coreOver } from './study';
import type { Core, LocalTables } from './types';

/** The core of this page: one worker for rules and tables, one for everything that thinks. */

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const quick = workerChannel(start);
const thinking = workerChannel(start);

export const core: Core = coreOver(quick, thinking);
export const localTables: LocalTables = localTablesOver({
  host: quick,
  bots: thinking,
  kept: browserTables(),
  // Whoever wants no motion waits for none.
  pause: () => (settings.motion.peek() === 'none' ? 0 : 600),
});
