// @vitest-environment node
/** Tables in the page, with the real core and without a browser. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { question, type Channel } from '../src/core/channel';
import { memoryTables, mostFinished } from '../src/core/fallback-store';
import type { SavedTables } from '../src/core/saved-tables';
import { localTablesOver } from '../src/core/local';
import { Module } from '../src/core/module';
import type { Change, OtherPages } from '../src/core/pages';
import { whyOf, type SavedTable, type LocalTables } from '../src/core/types';
import type { ClientMessage, News, ServerMessage } from '../src/protocol/messages';
import { loadMessages, say } from '../src/texts/say';

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

let kept: SavedTables;
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
  await loadMessages();
  const refusalOf = (plan: Parameters<typeof tables.open>[0]): Promise<string> =>
    tables.open(plan).then(
      () => 'opened',
      (error: unknown) => say(whyOf(error)),
    );
  expect(await refusalOf({ game: 'chess' })).toContain('chess');
  expect(await refusalOf({ game: 'twenty-one', seats: ['bot:dragon'] })).toContain('dragon');
});

/** Pages of one browser: one store, and what one tells the others hear. */
function hub(): () => OtherPages {
  const all: ((change: Change) => void)[] = [];
  return () => {
    let own: (change: Change) => void = () => undefined;
    return {
      tell: (change) => all.filter((heard) => heard !== own).forEach((heard) => heard(change)),
      listen: (heard) => all.push((own = heard)),
    };
  };
}

interface Page {
  tables: LocalTables;
  heard: ServerMessage[];
}

function page(others?: OtherPages): Page {
  const heard: ServerMessage[] = [];
  const own = localTablesOver({ host: channel(), bots, kept, ...(others ? { others } : {}), pause: () => 0 });
  own.listen((message) => heard.push(message));
  return { tables: own, heard };
}

const newest = ({ heard: all }: Page): News | undefined =>
  all.filter((message) => message.type === 'news').at(-1);

const until = (at: Page, fits: (of: News) => boolean): Promise<News> =>
  vi.waitFor(
    () => {
      const last = newest(at);
      if (!last || !fits(last)) throw new Error('not yet');
      return last;
    },
    { timeout: 20_000, interval: 2 },
  );

const answerTo = (at: Page, id: string): Promise<ServerMessage> =>
  vi.waitFor(
    () => {
      const found = at.heard.find((one) => (one.type === 'done' || one.type === 'refused') && one.id === id);
      if (!found) throw new Error('not yet');
      return found;
    },
    { timeout: 20_000, interval: 2 },
  );

/** What a bot would do for whoever is to decide. */
async function moveFor({ state }: News, id: string, table: string): Promise<ClientMessage> {
  const seat = state.turn?.[0] ?? 1;
  const position = { game: state.game, view: state.view, seat, level: 'greedy' };
  const { move } = await question<{ move: string }>(bots, 'think', position);
  return { type: 'move', id, table, seat, answers: state.answers ?? 0, move };
}

const played = (of: News): number =>
  of.events?.flatMap((event) => event.steps ?? []).filter((step) => step.kind === 'move').length ?? 0;

/** A game of two people at one device, open in two pages. */
async function twice(first: Page, second: Page): Promise<string> {
  const table = await first.tables.open({ game: 'game-of-20', seats: ['open', 'open'] });
  for (const one of [first, second]) {
    one.tables.send({ type: 'watch', table, seat: 1 });
    await until(one, () => true);
  }
  return table;
}

const logOf = async (table: string): Promise<string> => (await kept.get(table))?.log.join('\n') ?? '';

test('a move in one page is seen in the other, which goes on from there', async () => {
  const join = hub();
  const [first, second] = [page(join()), page(join())];
  const table = await twice(first, second);
  first.tables.send(await moveFor(await until(first, () => true), 'a', table));
  expect(await answerTo(first, 'a')).toMatchObject({ type: 'done' });
  const seen = await until(second, (of) => played(of) === 1);
  second.tables.send(await moveFor(seen, 'b', table));
  expect(await answerTo(second, 'b')).toMatchObject({ type: 'done' });
  await until(first, (of) => played(of) === 2);
  const log = await logOf(table);
  expect(log).toMatch(/\ba\b/);
  expect(log).toMatch(/\bb\b/);
  // What is kept is a whole game.
  const third = page();
  third.tables.send({ type: 'watch', table, seat: 1 });
  expect(played(await until(third, () => true))).toBe(2);
});

test('pages that do not hear of each other lose no move that was acknowledged', async () => {
  const [first, second] = [page(), page()];
  const table = await twice(first, second);
  const stale = await until(second, () => true);
  const move = await moveFor(await until(first, () => true), 'a', table);
  first.tables.send(move);
  expect(await answerTo(first, 'a')).toMatchObject({ type: 'done' });
  // The other page knows nothing of it: its move comes too late, and it is shown what there is.
  second.tables.send(await moveFor(stale, 'b', table));
  expect(await answerTo(second, 'b')).toMatchObject({ type: 'refused', clause: 'stale' });
  const seen = await until(second, (of) => played(of) === 1);
  second.tables.send(await moveFor(seen, 'c', table));
  expect(await answerTo(second, 'c')).toMatchObject({ type: 'done' });
  // The very same message once more is done already.
  second.tables.send(move);
  expect(await answerTo(second, 'a')).toMatchObject({ type: 'done' });
  const log = await logOf(table);
  expect(log.match(/\ba\b/g)).toHaveLength(1);
  expect(log).toMatch(/\bc\b/);
  expect(log).not.toMatch(/\bb\b/);
});

test('two moves at one moment: one is made, the other is refused, both pages agree', async () => {
  const join = hub();
  const [first, second] = [page(join()), page(join())];
  const table = await twice(first, second);
  const [a, b] = [await moveFor(await until(first, () => true), 'a', table)].flatMap((one) => [
    one,
    { ...one, id: 'b' } as ClientMessage,
  ]) as [ClientMessage, ClientMessage];
  first.tables.send(a);
  second.tables.send(b);
  const answers = [await answerTo(first, 'a'), await answerTo(second, 'b')].map(({ type }) => type);
  expect(answers.sort()).toEqual(['done', 'refused']);
  await until(first, (of) => played(of) === 1);
  await until(second, (of) => played(of) === 1);
});

test(
  'against a bot, two pages play one game to its end; the oldest finished one gives way',
  {
    timeout: 60_000,
  },
  async () => {
    for (let at = 0; at < mostFinished; ++at) {
      const old: SavedTable = {
        table: `f${at}`,
        game: 'twenty-one',
        options: '',
        log: [],
        changed: at,
        over: true,
        seats: [],
      };
      await kept.put(old);
    }
    const join = hub();
    const pages = [page(join()), page(join())] as const;
    const table = await pages[0].tables.open({ game: 'game-of-20', seats: ['open', 'bot:gentle'] });
    for (const one of pages) one.tables.send({ type: 'watch', table, seat: 1 });
    for (let turn = 0; ; ++turn) {
      const at = pages[turn % 2] as Page;
      const seen = await until(at, mayMove);
      if (seen.state.phase === 'over') break;
      const id = `m${turn}`;
      at.tables.send(await moveFor(seen, id, table));
      await answerTo(at, id);
      const { answers } = seen.state;
      await until(at, (of) => of.state.answers !== answers);
    }
    const [one, other] = await Promise.all(pages.map((at) => until(at, (of) => of.state.phase === 'over')));
    expect(one?.state.result).toEqual(other?.state.result);
    expect((await kept.get(table))?.over).toBe(true);
    await vi.waitFor(async () => expect(await kept.get('f0')).toBeUndefined());
    expect(await kept.get('f1')).toBeDefined();
  },
);

test('a game that is removed in one page is gone in the other', async () => {
  const join = hub();
  const [first, second] = [page(join()), page(join())];
  const table = await twice(first, second);
  await first.tables.forget(table);
  await vi.waitFor(() => expect(second.heard.at(-1)).toMatchObject({ type: 'gone', table }));
  expect(await kept.get(table)).toBeUndefined();
});
