// @vitest-environment node
/** Tables in the page, with the real core and without a browser. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { question, type Channel } from '../src/core/channel';
import { memoryTables, type KeptTables } from '../src/core/kept';
import { localTablesOver } from '../src/core/local';
import { Module } from '../src/core/module';
import type { LocalTables } from '../src/core/types';
import type { News, ServerMessage } from '../src/protocol/messages';

const compiled = new WebAssembly.Module(
  readFileSync(join(resolve(__dirname, '../..'), 'build/wasm/twenties.wasm')),
);

/** As a worker answers: one request after another. */
function channel(): Channel {
  const module = Module.load(compiled);
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (request) => {
      const answer = last.then(async () => (await module).ask(request));
      last = answer.catch(() => undefined);
      return answer;
    },
    end: () => undefined,
  };
}

let kept: KeptTables;
let bots: Channel;
let tables: LocalTables;
let heard: ServerMessage[];

function start(): void {
  tables = localTablesOver({ host: channel(), bots, kept, pause: () => 0 });
  heard = [];
  tables.listen((message) => heard.push(message));
}

beforeEach(() => {
  kept = memoryTables();
  bots = channel();
  start();
});

const news = (seat = 1): News | undefined =>
  heard.filter((message) => message.type === 'news' && message.seat === seat).at(-1) as News | undefined;

async function untilNews(fits: (of: News) => boolean, seat = 1): Promise<News> {
  return vi.waitFor(
    () => {
      const last = news(seat);
      if (!last || !fits(last)) throw new Error('not yet');
      return last;
    },
    { timeout: 20_000, interval: 2 },
  );
}

const mayMove = (of: News): boolean => of.state.phase === 'over' || (of.state.turn ?? []).includes(1);

async function playToTheEnd(table: string): Promise<News> {
  for (let turn = 0; ; ++turn) {
    const { state } = await untilNews(mayMove);
    if (state.phase === 'over') return news() as News;
    const position = { game: state.game, view: state.view, seat: 1, level: 'greedy' };
    const { move } = await question<{ move: string }>(bots, 'think', position);
    const known = state.answers;
    tables.send({ type: 'move', id: `m${turn}`, table, seat: 1, answers: known ?? 0, move });
    await untilNews((of) => of.state.answers !== known || of.state.pending !== undefined);
    if (news()?.state.pending) tables.send({ type: 'confirm', id: `c${turn}`, table, seat: 1 });
    await untilNews((of) => of.state.answers !== known || of.state.phase === 'over');
  }
}

test.each(['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'])(
  '%s against a bot to the end, fairly, and once more with the same tiles',
  { timeout: 60_000 },
  async (game) => {
    const table = await tables.open({ game, seats: ['open', 'bot:gentle'] });
    tables.send({ type: 'watch', table, seat: 1 });
    const end = await playToTheEnd(table);
    expect(end.state.result).toBeDefined();
    const record = await tables.record(table);
    expect(record).toContain('secret:');
    tables.send({ type: 'rematch', id: 'again', table, same_tiles: true });
    const done = await vi.waitFor(() => {
      const found = heard.find((message) => message.type === 'done' && message.id === 'again');
      if (found?.type !== 'done') throw new Error('not yet');
      return found;
    });
    expect((await tables.kept()).map((one) => one.table)).toContain(done.table);
  },
);

test('a table goes on after the page was closed', async () => {
  const table = await tables.open({
    game: 'twenty-four-seven',
    seats: ['open', 'bot:gentle'],
    names: ['Ann'],
  });
  tables.send({ type: 'watch', table, seat: 1 });
  const before = await untilNews(mayMove);
  start();
  tables.send({ type: 'watch', table, seat: 1 });
  const after = await untilNews(mayMove);
  expect(after.state.view).toBe(before.state.view);
  expect(after.state.seats[0]?.name).toBe('Ann');
});

test('two people at one device see their own tiles only', async () => {
  const table = await tables.open({
    game: 'twenty-four-seven',
    seats: ['open', 'open'],
    names: ['Ann', 'Ben'],
  });
  for (const seat of [1, 2]) tables.send({ type: 'watch', table, seat });
  const ann = await untilNews(() => true, 1);
  const ben = await untilNews(() => true, 2);
  expect(ann.state.view).toMatch(/hands=[\d,]+\/\?6/);
  expect(ben.state.view).toMatch(/hands=\?6\/[\d,]+/);
});

test('a table that is not there, or was forgotten, is said to be gone', async () => {
  const table = await tables.open({ game: 'twenty-one', seats: ['open', 'bot:gentle'] });
  await tables.forget(table);
  tables.send({ type: 'watch', table, seat: 1 });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'gone', table }));
});

test('a plan that cannot be played is refused with a sentence', async () => {
  await expect(tables.open({ game: 'chess' })).rejects.toThrow(/chess/);
  await expect(tables.open({ game: 'twenty-one', seats: ['bot:dragon'] })).rejects.toThrow(/dragon/);
});
