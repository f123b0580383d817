import { expect, test, vi } from 'vitest';
import { carefully, memoryTables, mostFinished, tidy, type Trouble } from './fallback-store';
import { goesOn, orElse, type SavedTables } from './saved-tables';
import type { SavedTable } from './types';

const game = (table: string, changed: number, more: Partial<SavedTable> = {}): SavedTable => ({
  table,
  game: 'twenty-one',
  options: '',
  log: ['opened'],
  changed,
  over: false,
  seats: [],
  ...more,
});
const finished = (table: string, changed: number) => game(table, changed, { over: true });
const names = async (store: SavedTables) => (await store.all()).map(({ table }) => table).sort();

/** A store with room for so many tables. */
function small(room: number): SavedTables {
  const inner = memoryTables();
  return {
    ...inner,
    async put(table) {
      const others = (await inner.all()).filter((one) => one.table !== table.table);
      if (others.length >= room) throw new DOMException('no room', 'QuotaExceededError');
      return inner.put(table);
    },
  };
}
const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
const forbidding: SavedTables = { all: refuse, get: refuse, put: refuse, remove: refuse };

test('a log is replaced by one that goes on from it alone', async () => {
  expect(goesOn(['a', 'b'], ['a'])).toBe(true);
  expect(goesOn(['a'], ['a', 'b'])).toBe(false);
  expect(goesOn(['a', 'c'], ['a', 'b'])).toBe(false);
  expect(goesOn(['a'])).toBe(true);
  const store = memoryTables();
  await store.put(game('t', 1, { log: ['a', 'b'] }));
  expect(await store.put(game('t', 2, { log: ['a', 'c', 'd'] }))).toBe(false);
  expect((await store.get('t'))?.log).toEqual(['a', 'b']);
});

test('in a full store the oldest finished games make room, and no more than need be', async () => {
  const store = small(3);
  for (const one of [finished('old', 1), finished('new', 3), game('running', 0)]) await store.put(one);
  const told = vi.fn();
  expect(await carefully(store, told).put(game('next', 4))).toBe(true);
  expect(await names(store)).toEqual(['new', 'next', 'running']);
  expect(told).not.toHaveBeenCalled();
});

test('what finds no room is kept in the page, told once, and kept for good as soon as there is room', async () => {
  const store = small(1);
  await store.put(game('running', 0));
  const told: Trouble[] = [];
  const kept = carefully(store, (trouble) => told.push(trouble));
  expect(await kept.put(game('next', 1))).toBe(true);
  expect(await kept.put(game('next', 2, { log: ['opened', 'move'] }))).toBe(true);
  expect(told).toEqual(['full']);
  expect((await kept.get('next'))?.log).toEqual(['opened', 'move']);
  expect(await names(kept)).toEqual(['next', 'running']);
  await kept.remove('running');
  await kept.put(game('next', 3, { log: ['opened', 'move', 'more'] }));
  expect((await store.get('next'))?.log).toHaveLength(3);
});

test('where nothing may be kept, games are played all the same', async () => {
  const told: Trouble[] = [];
  const kept = carefully(forbidding, (trouble) => told.push(trouble));
  expect(await kept.all()).toEqual([]);
  expect(await kept.get('t')).toBeUndefined();
  expect(await kept.put(game('t', 1))).toBe(true);
  expect(await kept.put(game('u', 1))).toBe(true);
  expect(await names(kept)).toEqual(['t', 'u']);
  await kept.remove('t');
  expect(await names(kept)).toEqual(['u']);
  expect(told).toEqual(['forbidden']);
});

test('what another page did is not covered by what this one could not keep', async () => {
  const store = memoryTables();
  const kept = carefully(
    { ...store, put: vi.fn((table: SavedTable) => store.put(table)).mockImplementationOnce(refuse) },
    () => undefined,
  );
  await kept.put(game('t', 1, { log: ['a'] }));
  await store.put(game('t', 1, { log: ['b'] }));
  expect(await kept.put(game('t', 2, { log: ['a', 'c'] }))).toBe(false);
  expect((await kept.get('t'))?.log).toEqual(['b']);
});

test('the newest finished games stay, and all that are played', async () => {
  const store = memoryTables();
  for (let at = 0; at < mostFinished + 3; ++at) await store.put(finished(`f${at}`, at));
  await store.put(game('running', -1));
  await tidy(store);
  expect((await store.all()).length).toBe(mostFinished + 1);
  expect(await store.get('f2')).toBeUndefined();
  expect(await store.get('f3')).toBeDefined();
});

test('another fault than a full store removes nothing', async () => {
  const store = memoryTables();
  await store.put(finished('f', 1));
  await carefully({ ...store, put: refuse }, () => undefined).put(game('t', 1));
  expect(await names(store)).toEqual(['f']);
});

test('what does better is loaded at the first fault, and asked from then on', async () => {
  const load = vi.fn(() => Promise.resolve(memoryTables()));
  const whole = orElse(memoryTables(), load);
  await whole.put(game('t', 1));
  expect(await names(whole)).toEqual(['t']);
  expect(load).not.toHaveBeenCalled();
  const broken = orElse(forbidding, load);
  expect(await broken.put(game('t', 1))).toBe(true);
  expect(await broken.get('t')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});
