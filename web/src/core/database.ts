import { goesOn, type SavedTables } from './saved-tables';
import type { SavedTable } from './types';

const name = 'twenties';
const store = 'tables';

const failed = () => new Error('the store of the browser failed');

/** Tables in IndexedDB. Every call fails if the browser has none, or forbids it. */
export function databaseTables(): SavedTables {
  let database: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    (database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'table' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? failed());
    }));
  /** One transaction; answers with what `ask` found out when all of it is on the device. */
  const use = async <T>(
    mode: IDBTransactionMode,
    ask: (of: IDBObjectStore, found: (what: T) => void) => void,
  ): Promise<T> => {
    try {
      const transaction = (await open()).transaction(store, mode);
      return await new Promise<T>((resolve, reject) => {
        let answer: T;
        transaction.oncomplete = () => resolve(answer);
        transaction.onabort = () => reject(transaction.error ?? failed());
        ask(transaction.objectStore(store), (what) => (answer = what));
      });
    } catch (error) {
      // The browser may have closed it; it is reopened on the next use.
      database = undefined;
      throw error;
    }
  };
  const read = <T>(ask: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    use('readonly', (of, found) => {
      const request = ask(of);
      request.onsuccess = () => found(request.result);
    });
  return {
    all: () => read((of) => of.getAll() as IDBRequest<SavedTable[]>),
    get: (table) => read((of) => of.get(table) as IDBRequest<SavedTable | undefined>),
    // Reading and writing are one transaction, so no other page writes in between.
    put: (table) =>
      use('readwrite', (of, found) => {
        const before = of.get(table.table) as IDBRequest<SavedTable | undefined>;
        before.onsuccess = () => {
          const fits = goesOn(table.log, before.result?.log);
          if (fits) of.put(table);
          found(fits);
        };
      }),
    remove: (table) => use('readwrite', (of) => void of.delete(table)),
  };
}
