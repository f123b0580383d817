import type { KeptTable } from './types';

/** Where local tables are kept between visits. */
export interface KeptTables {
  all(): Promise<KeptTable[]>;
  get(table: string): Promise<KeptTable | undefined>;
  put(table: KeptTable): Promise<void>;
  remove(table: string): Promise<void>;
}

const name = 'twenties';
const store = 'tables';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store of the browser failed'));
  });
}

/** In IndexedDB. A browser that has none, or forbids it, keeps tables as long as the page is open. */
export function browserTables(): KeptTables {
  const memory = memoryTables();
  let database: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    (database ??= (() => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'table' });
      return done(request);
    })());
  const use = async <T>(mode: IDBTransactionMode, ask: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    done(ask((await open()).transaction(store, mode).objectStore(store)));
  const orMemory = async <T>(kept: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await kept();
    } catch {
      return otherwise();
    }
  };
  return {
    all: () =>
      orMemory(
        () => use('readonly', (of) => of.getAll() as IDBRequest<KeptTable[]>),
        () => memory.all(),
      ),
    get: (table) =>
      orMemory(
        () => use('readonly', (of) => of.get(table) as IDBRequest<KeptTable | undefined>),
        () => memory.get(table),
      ),
    put: async (table) => {
      await memory.put(table);
      await orMemory<unknown>(
        () => use('readwrite', (of) => of.put(table)),
        () => Promise.resolve(),
      );
    },
    remove: async (table) => {
      await memory.remove(table);
      await orMemory<unknown>(
        () => use('readwrite', (of) => of.delete(table)),
        () => Promise.resolve(),
      );
    },
  };
}

export function memoryTables(): KeptTables {
  const tables = new Map<string, KeptTable>();
  return {
    all: () => Promise.resolve([...tables.values()]),
    get: (table) => Promise.resolve(tables.get(table)),
    put: (table) => {
      tables.set(table.table, table);
      return Promise.resolve();
    },
    remove: (table) => {
      tables.delete(table);
      return Promise.resolve();
    },
  };
}
