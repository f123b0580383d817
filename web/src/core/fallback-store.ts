/** The fallback for a store that fails or fills up. Loaded when that happens, or when a game is over. */
import { goesOn, type SavedTables } from './saved-tables';
import type { SavedTable } from './types';

/** Why a table cannot be kept. */
export type Trouble = 'full' | 'forbidden';

/** How many finished games are kept, the newest ones. */
export const mostFinished = 50;

const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

async function finished(store: SavedTables): Promise<SavedTable[]> {
  return (await store.all()).filter(({ over }) => over).sort((a, b) => b.changed - a.changed);
}

/** Removes finished games beyond the newest. */
export async function tidy(store: SavedTables): Promise<void> {
  for (const { table } of (await finished(store)).slice(mostFinished)) await store.remove(table);
}

/** Saves a table to a store that may be full, deleting only as many of the oldest finished games as necessary. */
async function putWithRoom(store: SavedTables, table: SavedTable): Promise<boolean> {
  let others: SavedTable[] | undefined;
  for (;;) {
    try {
      return await store.put(table);
    } catch (error) {
      if (!isFull(error)) throw error;
      others ??= (await finished(store)).filter((one) => one.table !== table.table);
      const oldest = others.pop();
      if (!oldest) throw error;
      await store.remove(oldest.table);
    }
  }
}

/** Tables in a store that may fail. What it cannot store is kept while the page is open, and the page says so once. */
export function carefully(store: SavedTables, tell: (trouble: Trouble) => void): SavedTables {
  const memory = memoryTables();
  let told = false;
  return {
    async all() {
      const own = await memory.all();
      const kept = await store.all().catch(() => []);
      return [...own, ...kept.filter((one) => own.every(({ table }) => table !== one.table))];
    },
    get: async (table) => (await memory.get(table)) ?? store.get(table).catch(() => undefined),
    async put(table) {
      try {
        const done = await putWithRoom(store, table);
        await memory.remove(table.table);
        return done;
      } catch (error) {
        if (!told) tell(isFull(error) ? 'full' : 'forbidden');
        told = true;
        return memory.put(table);
      }
    },
    async remove(table) {
      await memory.remove(table);
      await store.remove(table).catch(() => undefined);
    },
  };
}

export function memoryTables(): SavedTables {
  const tables = new Map<string, SavedTable>();
  return {
    all: () => Promise.resolve([...tables.values()]),
    get: (table) => Promise.resolve(tables.get(table)),
    put: (table) => {
      const fits = goesOn(table.log, tables.get(table.table)?.log);
      if (fits) tables.set(table.table, table);
      return Promise.resolve(fits);
    },
    remove: (table) => {
      tables.delete(table);
      return Promise.resolve();
    },
  };
}
