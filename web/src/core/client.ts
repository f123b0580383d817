import { toast } from '../look/toast';
import { settings } from '../shell/settings';
import { texts } from '../texts/texts';
import { workerChannel } from './channel';
import { databaseTables } from './database';
import { orElse } from './saved-tables';
import { localTablesOver } from './local';
import { otherPages } from './pages';
import { coreOver } from './study';
import type { Core, LocalTables } from './types';

/** The core of this page: one worker for rules and tables, one for everything that thinks. */

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const quick = workerChannel(start);
const thinking = workerChannel(start);

const store = databaseTables();

export const core: Core = coreOver(quick, thinking);
export const localTables: LocalTables = localTablesOver({
  host: quick,
  bots: thinking,
  kept: orElse(store, async () => {
    const { carefully } = await import('./fallback-store');
    return carefully(store, (trouble) => {
      const { unkept, why } = texts.value.shell.kept;
      toast(unkept({ why: why[trouble] }), undefined, 15_000);
    });
  }),
  others: otherPages(),
  // No waiting with reduced motion.
  pause: () => (settings.motion.peek() === 'none' ? 0 : 600),
});
