// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TableStore } from '../store';

const fits = vi.fn();
const fetchRecord = vi.fn(() => Promise.resolve('twenties record 1\ngame: game-of-20\n'));
const download = vi.fn();
vi.mock('../../core/client', () => ({
  core: {
    ask: (...asked: unknown[]) => fits(...asked) as unknown,
    catalogue: () => Promise.resolve([]),
    list: () =>
      Promise.resolve([
        { move: 'f8 7', points: 20 },
        { move: 'pass', points: 0 },
      ]),
  },
  localTables: {},
}));
vi.mock('../replay/record-of', () => ({ fetchRecord: () => fetchRecord() }));
vi.mock('../replay/sharing', () => ({ download: (...file: unknown[]) => download(...file) as unknown }));

const { loadAtTable } = await import('../at-table');
const { care, position, save, seats, show } = await import('./more-commands');

function table(kind: 'local' | 'online', scene: object, phase = 'playing', helps = true) {
  const ask = vi.fn();
  const store = {
    kind,
    id: 't1',
    ask,
    countHelp: () => helps,
    inView: signal({ position: { game: 'x', view: 'players=2 turn=1', seat: 1 }, scene }),
    mayAct: signal(true),
    state: signal({
      phase,
      game: 'game-of-20',
      seats: [
        { kind: 'person', name: 'Ann', you: true },
        { kind: 'engine', name: 'deep' },
        { kind: 'person', name: 'Ben', away: true },
      ],
    }),
  } as unknown as TableStore;
  return { store, ask };
}
const placing = { game: 'game-of-20', stage: 'placing', hands: [] };

beforeAll(() => Promise.all(['game-of-20', 'sums-of-20'].map(loadAtTable)), 30_000);
beforeEach(() => {
  fits.mockReset();
  download.mockReset();
});

test('"show" says where a tile may go, and how it is written', async () => {
  fits.mockResolvedValue([
    { square: 'd4', allowed: true, points: 0 },
    { square: 'a1', allowed: false, points: 0 },
    { square: 'b2', allowed: true, points: 20 },
  ]);
  const { store } = table('local', placing);
  expect(await show(store, '7')).toEqual([expect.stringMatching(/7 may go on: d4, b2 \+20\./)]);
  expect(await show(store, '')).toEqual([expect.stringContaining('show 7')]);
});

test('where moves have several tiles, "show" lists the moves with that tile', async () => {
  const { store } = table('local', { game: 'sums-of-20' });
  expect(await show(store, '7')).toEqual(['Legal moves: 1', 'f8 7: 20']);
});

test('without help the moves have no points', async () => {
  const { store } = table('online', { game: 'sums-of-20' }, 'playing', false);
  expect(await show(store, '7')).toEqual(['Legal moves: 1', 'f8 7']);
});

test('"position" is what the viewer may know', () => {
  expect(position(table('local', placing).store)).toEqual(['players=2 turn=1']);
});

test('"save" gives the record of a game here, with the ending of records', async () => {
  expect(await save(table('local', placing).store, '')).toEqual(['Saved as game-of-20.twenties.']);
  expect(await save(table('local', placing).store, 'my game')).toEqual(['Saved as my-game.twenties.']);
  expect(download).toHaveBeenCalledTimes(2);
});

test('online, "save" waits for the end of the game', async () => {
  expect(await save(table('online', placing).store, '')).toEqual([
    'You can get the record when the game is over.',
  ]);
  expect(download).not.toHaveBeenCalled();
  expect(await save(table('online', placing, 'over').store, 'x')).toEqual(['Saved as x.twenties.']);
});

test('"seats" lists who sits where', () => {
  const lines = seats(table('online', placing).store);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^1 Ann \(you\)/);
  expect(lines[2]).toMatch(/^3 Ben \(is away\)/);
});

test('"care" is for who is away', () => {
  const { store, ask } = table('online', placing);
  expect(care(store, '1')).toEqual(['That is not possible now.']);
  expect(ask).not.toHaveBeenCalled();
  expect(care(store, '3')).toEqual(['Done.']);
  expect(ask).toHaveBeenCalledWith({ type: 'care', seat: 3 });
});
