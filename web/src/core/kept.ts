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

/** The store, and from its first fault on what is loaded to do better. */
export function orElse(store: KeptTables, load: () => Promise<KeptTables>): KeptTables {
  let better: Promise<KeptTables> | undefined;
  const ask = <T>(what: (of: KeptTables) => Promise<T>): Promise<T> =>
    better ? better.then(what) : what(store).catch(() => (better ??= load()).then(what));
  return {
    all: () => ask((of) => of.all()),
    get: (table) => ask((of) => of.get(table)),
    put: (table) => ask((of) => of.put(table)),
    remove: (table) => ask((of) => of.remove(table)),
  };
}
