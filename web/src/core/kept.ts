import type { KeptTable } from './types';

/** Where local tables are kept between visits. */
export interface KeptTables {
  all(): Promise<KeptTable[]>;
  get(table: string): Promise<KeptTable | undefined>;
  /** Answers false and changes nothing where more is kept than this log goes on from: another page was ahead. */
  put(table: KeptTable): Promise<boolean>;
  remove(table: string): Promise<void>;
}

/** Whether nothing is lost when the first log takes the place of the other. */
export function goesOn(log: string[], kept: string[] = []): boolean {
  return kept.every((entry, at) => entry === log[at]);
}

/** Why a table cannot be kept. */
export type Trouble = 'full' | 'forbidden';

export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

/** Tables in a store that may fail. What it does not take is kept as long as the page is open; that is told once. */
export function carefully(store: KeptTables, tell: (trouble: Trouble) => void): KeptTables {
  const memory = memoryTables();
  let told = false;
  const put = async (table: KeptTable): Promise<boolean> => {
    try {
      return await store.put(table);
    } catch (error) {
      if (!isFull(error)) throw error;
      return (await import('./room')).putWithRoom(store, table);
    }
  };
  return {
    async all() {
      const own = await memory.all();
      const kept = await store.all().catch(() => []);
      return [...own, ...kept.filter((one) => own.every(({ table }) => table !== one.table))];
    },
    get: async (table) => (await memory.get(table)) ?? store.get(table).catch(() => undefined),
    async put(table) {
      try {
        const done = await put(table);
        await memory.remove(table.table);
        if (done && table.over) void import('./room').then(({ tidy }) => tidy(store)).catch(() => undefined);
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

export function memoryTables(): KeptTables {
  const tables = new Map<string, KeptTable>();
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
