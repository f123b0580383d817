// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Judged } from '../../core/types';
import { language } from '../../texts/texts';
import type { Command } from './commands';
import type { TableStore } from '../store';
import { said } from '../../texts/message';

const judge = vi.fn<(position: unknown, move: string) => Promise<Judged>>();
const catalogue = vi.fn(() => Promise.resolve([{ id: 'game-of-20', lower_score_wins: true }]));
vi.mock('../../core/client', () => ({
  core: { judge: (position: unknown, move: string) => judge(position, move), catalogue: () => catalogue() },
  localTables: {},
}));

const judged = (move: string, more: Partial<Judged>) => ({
  move,
  kind: 'take',
  allowed: true,
  points: 0,
  parts: [],
  lines: [],
  notes: [],
  squares: [],
  tiles: move.split(' ').slice(1),
  ...more,
});

function table(curtain?: number): TableStore {
  const position = { game: 'game-of-20', view: '', seat: 1 };
  const seats = [
    { kind: 'person', name: 'You', you: true },
    { kind: 'person', name: 'Ben' },
  ];
  return {
    curtain: signal(curtain),
    inView: signal({ position, scene: { game: 'game-of-20', stage: 'draft', squares: [] } }),
    state: signal({ phase: 'playing', game: 'game-of-20', seats }),
    seat: signal(1),
    own: signal([1]),
    mayAct: signal(true),
    explained: signal(null),
    decide: () => undefined,
  } as unknown as TableStore;
}

// Each on a page that has loaded nothing yet.
async function run(command: Command, resign = () => undefined, store = table()): Promise<string[]> {
  vi.resetModules();
  const { language: of, loadPart, loadTexts } = await import('../../texts/texts');
  await Promise.all([loadTexts(language.value), loadPart('table.commandList')]);
  of.value = language.value;
  const { runCommand } = await import('./run-command');
  return (await runCommand(store, command, resign)).lines;
}

beforeEach(() => judge.mockReset());
afterEach(() => {
  language.value = 'en';
});

test('the first answer on a page is in its language', async () => {
  language.value = 'es';
  const reason = { id: 'game-of-20.not-drafted', args: { tile: { tile: '1' } } };
  judge.mockResolvedValue(judged('take 1', { allowed: false, reason, clause: '2.2' }));
  expect(await run({ verb: 'move', rest: 'take 1' })).toEqual([
    'Tomar el 1 no se puede: el 1 no se puede elegir: se eligen las fichas del 3 al 20 (Regla 2.2).',
  ]);
});

test('the first move already knows that a low score wins', async () => {
  judge.mockResolvedValue(judged('take 20', { points: 20 }));
  expect(await run({ verb: 'move', rest: 'take 20' })).toEqual(['Taking 20 brings 20 into the hand.']);
});

test('seats are called by name', async () => {
  const reason = { id: 'game-of-20.only-one', args: { tile: { tile: '3' }, seat: { seat: 2 } } };
  judge.mockResolvedValue(judged('take 3', { allowed: false, reason }));
  expect(await run({ verb: 'move', rest: 'take 3' })).toEqual([
    'Taking 3 is not allowed: there is only one 3, and Ben has it.',
  ]);
});

test('a command without what it needs says how it is written', async () => {
  expect(await run({ verb: 'why', rest: '' })).toEqual([expect.stringContaining('why 7 d4')]);
  judge.mockResolvedValue(judged('take', { kind: '', allowed: false, reason: said('a move is "skip"') }));
  expect(await run({ verb: 'move', rest: 'take' })).toEqual(['“take” is not allowed: a move is "skip".']);
});

test('giving up is asked for first, and nothing is said to be done', async () => {
  const resign = vi.fn(() => undefined);
  expect(await run({ verb: 'resign', rest: '' }, resign)).toEqual(['Give up this game?']);
  expect(resign).toHaveBeenCalledOnce();
});

const covered = ['The table is covered until the next player is there.'];

test.each([
  'move',
  'why',
  'moves',
  'hint',
  'score',
  'history',
  'hand',
  'board',
  'show',
  'position',
  'save',
  'undo',
  'resign',
] as const)('behind the curtain "%s" tells nothing', async (verb) => {
  expect(await run({ verb, rest: 'take 20' }, undefined, table(2))).toEqual(covered);
  expect(judge).not.toHaveBeenCalled();
});

test('what needs no secret is told in front of the curtain as well', async () => {
  expect(await run({ verb: 'help', rest: '' }, undefined, table(2))).not.toEqual(covered);
  expect(await run({ verb: 'link', rest: '' }, undefined, table(2))).toEqual([location.href]);
});

test('an answer that comes when the curtain has fallen is kept', async () => {
  const store = table();
  judge.mockImplementation(() => {
    Object.assign(store.curtain, { value: 2 });
    return Promise.resolve(judged('take 20', { points: 20 }));
  });
  expect(await run({ verb: 'why', rest: 'take 20' }, undefined, store)).toEqual(covered);
});
