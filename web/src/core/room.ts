/** Room for games that are played, made by those that are over. Loaded when it is needed. */
import { isFull, type KeptTables } from './kept';
import type { KeptTable } from './types';

/** So many finished games are kept, the newest ones. */
export const mostFinished = 50;

async function finished(store: KeptTables): Promise<KeptTable[]> {
  return (await store.all()).filter(({ over }) => over).sort((a, b) => b.changed - a.changed);
}

/** Removes finished games beyond the newest. */
export async function tidy(store: KeptTables): Promise<void> {
  for (const { table } of (await finished(store)).slice(mostFinished)) await store.remove(table);
}

/** Puts a table into a store that is full: the oldest finished games make room, no more of them than need be. */
export async function putWithRoom(store: KeptTables, table: KeptTable): Promise<boolean> {
  const others = (await finished(store)).filter((one) => one.table !== table.table);
  for (;;) {
    const oldest = others.pop();
    if (oldest) await store.remove(oldest.table);
    try {
      return await store.put(table);
    } catch (error) {
      if (!oldest || !isFull(error)) throw error;
    }
  }
}
