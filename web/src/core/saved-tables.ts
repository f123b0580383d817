import type { SavedTable } from './types';

/** Storage of local tables between visits. */
export interface SavedTables {
  all(): Promise<SavedTable[]>;
  get(table: string): Promise<SavedTable | undefined>;
  /** Returns false and changes nothing if the stored log is not a prefix of this one: another page was ahead. */
  put(table: SavedTable): Promise<boolean>;
  remove(table: string): Promise<void>;
}

/** Whether the first log can replace the other without losing anything. */
export function goesOn(log: string[], kept: string[] = []): boolean {
  return kept.every((entry, at) => entry === log[at]);
}

/** The store, which switches to the fallback after the first failure. */
export function orElse(store: SavedTables, load: () => Promise<SavedTables>): SavedTables {
  let better: Promise<SavedTables> | undefined;
  const ask = <T>(what: (of: SavedTables) => Promise<T>): Promise<T> =>
    better ? better.then(what) : what(store).catch(() => (better ??= load()).then(what));
  return {
    all: () => ask((of) => of.all()),
    get: (table) => ask((of) => of.get(table)),
    put: (table) => ask((of) => of.put(table)),
    remove: (table) => ask((of) => of.remove(table)),
  };
}
