// @vitest-environment node
/**
 * The same program natively and in WebAssembly: every golden game, positions of all of them as every seat sees them,
 * bots, whole local tables with fair chance, and the signature. All answers must be equal, byte by byte.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Module } from '../src/core/module';
import type { Judged, Position, Replayed } from '../src/core/types';
import type { ServerMessage } from '../src/protocol/messages';

const root = resolve(__dirname, '../..');
const goldens = join(root, 'tests/golden/playthroughs');
const native = process.env['TWENTIES_CORE_ANSWERS'] ?? join(root, 'build/dev/bin/core_answers');
const games = ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'];

const compiled = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/twenties.wasm')));

/** What is compiled into the native program, as the page gets it. */
const proofs = mkdtempSync(join(tmpdir(), 'proofs-'));
execFileSync(join(root, 'tools/pack-proofs'), [join(root, 'proofs'), '--folder', proofs]);
const findProof = (centre: number): Promise<Uint8Array | undefined> => {
  const file = join(proofs, `centre-${centre}.bin`);
  return Promise.resolve(existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined);
};

let wasm: Module;
let requests: string[] = [];
let answers: string[] = [];

beforeEach(async () => {
  wasm = await Module.load(compiled, findProof);
  requests = [];
  answers = [];
});

async function ask<T>(question: string, fields: object = {}): Promise<T> {
  const request = JSON.stringify({ ...fields, ask: question });
  const answer = await wasm.ask(request);
  requests.push(request);
  answers.push(answer);
  return JSON.parse(answer) as T;
}

/** Native answers to everything that was asked in this test, compared. */
function expectParity(): void {
  expect(existsSync(native), `${native} is not built`).toBe(true);
  const options = { input: requests.join('\n') + '\n', maxBuffer: 2 ** 30 };
  const lines = execFileSync(native, options).toString().trimEnd().split('\n');
  expect(lines.length).toBe(requests.length);
  for (const [at, answer] of answers.entries()) {
    if (answer !== lines[at]) expect(answer, requests[at]).toBe(lines[at]);
  }
}

/** The actions of a golden playthrough, as a record. */
function recordOf(game: string, file: string): string {
  const [, rules = '1', options = ''] =
    /^(?:rules=(\d+) )?(.*)\.txt$/.exec(file.replaceAll('_', ' ').replaceAll('+', ',')) ?? [];
  const actions = readFileSync(join(goldens, game, file), 'utf8')
    .split('\n')
    .map((line) => /^ *\d+ {2}(\*|!|\d+:)(.*?)(?: {3}\(\d+ legal\))?$/.exec(line))
    .filter((found) => found !== null)
    .map((found) => `${found[1] ?? ''}${found[2] ?? ''}`);
  return `twenties record 1\ngame: ${game}\nrules: ${rules}\noptions: ${options}\n\n${actions.join('\n')}\n`;
}

async function askAbout(position: Position, every: boolean): Promise<void> {
  const scene = await ask<{ turn?: number[] }>('scene', position);
  if (!every || !scene.turn?.includes(position.seat)) return;
  await ask('scores', position);
  if (position.game !== 'sums-of-20') await ask('moves', position);
  await ask('list', position);
  for (const tile of [1, 5, 10]) await ask('fits', { ...position, tile });
  for (const typed of ['7 d4', 'take 3', 'write blue', 'h9 4', 'dance'])
    await ask('judge', { ...position, typed });
  const tiles = [
    { square: 'h9', tile: '4' },
    { square: 'i9', tile: '*6' },
  ];
  await ask('lay', { ...position, tiles });
}

for (const game of games) {
  test(`goldens of ${game}`, { timeout: 240_000 }, async () => {
    for (const file of readdirSync(join(goldens, game))) {
      const record = recordOf(game, file);
      const seats = Number(/players=(\d)/.exec(file)?.[1]);
      await ask('replay', { record, seat: -1 });
      for (let seat = 0; seat <= seats; ++seat) {
        const replayed = await ask<Replayed>('replay', { record, seat });
        expect(replayed.steps.length, `${file} is read whole`).toBe(record.split('\n').length - 6);
        const views = replayed.views.entries();
        for (const [at, view] of views) {
          if (at % 5 === seat)
            await askAbout({ game: game as Position['game'], view, seat }, at % 15 === seat);
        }
      }
    }
    expectParity();
  });

  test(`a local table of ${game}`, { timeout: 240_000 }, async () => {
    interface Outcome {
      messages: ServerMessage[];
      bots: { seat: number; level: string; seed: string; answers: number; view: string }[];
    }
    const table = 'local-1';
    const shares = Array.from({ length: 6 }, (_, seat) => `${seat}0112233445566778899aabbccddeeff`);
    let now = 1_000_000;
    const secret = '5a'.repeat(32);
    const seats = ['open', 'bot:steady'];
    let outcome = await ask<Outcome>('open', { table, game, seats, secret, shares, names: ['Ann'], now });
    const tell = (message: object): Promise<Outcome> =>
      ask<Outcome>('tell', {
        message: JSON.stringify({ table, ...message }),
        now,
        next: 'local-2',
        secret,
        shares,
      });
    let state = (await tell({ type: 'watch', seat: 1 })).messages.at(-1);
    for (let turn = 0; turn < 400 && state?.type === 'news' && state.state.phase === 'playing'; ++turn) {
      now += 6000;
      const [bot] = outcome.bots;
      if (bot) {
        const thought = await ask<{ move: string }>('think', { game, ...bot });
        outcome = await ask('bot_move', {
          table,
          seat: bot.seat,
          answers: bot.answers,
          move: thought.move,
          now,
        });
      } else {
        const { view = '', answers: number = 0 } = state.state;
        // The cheapest bot knows a legal move where listing all of them would take long.
        const thought = await ask<Judged>('think', { game, view, seat: 1, level: 'greedy', seed: '7' });
        await tell({ type: 'move', id: `m${turn}`, seat: 1, answers: number, move: thought.move });
        now += 6000;
        outcome = await ask('tick', { table, now });
      }
      state = (await tell({ type: 'watch', seat: 1 })).messages.at(-1);
      outcome = await ask('tick', { table, now });
    }
    expect(state?.type === 'news' && state.state.phase).toBe('over');
    const { record } = await ask<{ record: string }>('record', { table });
    expect((await ask<{ verdict: string }>('verify', { record })).verdict).toBe('right');
    const tampered = record.replace(/^secret: 5a/m, 'secret: 5b');
    expect((await ask<{ verdict: string }>('verify', { record: tampered })).verdict).toBe('wrong');
    await tell({ type: 'rematch', id: 'again', same_tiles: true });
    expectParity();
  });
}

test('bots, puzzles and the signature', { timeout: 240_000 }, async () => {
  const { signature } = await ask<{ signature: string }>('signature');
  const golden = readFileSync(join(root, 'tests/golden/signature.txt'), 'utf8').trim();
  expect(BigInt(signature).toString(16).padStart(16, '0')).toBe(golden);
  await ask('catalogue');
  for (const level of ['easy', 'medium'])
    await ask('puzzle', { game: 'game-of-20', level, seed: '20261116' });
  expectParity();
});

test('nothing that is asked stops the core', async () => {
  const nonsense = [
    '',
    '[]',
    '7',
    '{',
    '{"ask":7}',
    '{"ask":"dance"}',
    '{"ask":"scene","game":3,"seat":1e9}',
    '"\u0000"',
  ];
  for (const request of nonsense) {
    requests.push(request.replaceAll('\n', ' '));
    answers.push(await wasm.ask(request));
  }
  await ask('scene', { game: 'twenty-one', view: 'players=2', seat: 77 });
  await ask('lay', { game: 'sums-of-20', view: '', seat: 1, tiles: [1, 'x', {}] });
  await ask('open', { table: 'a b', game: 'twenty-one' });
  await ask('tell', { message: '{"type":"move"}' });
  await ask('verify', { record: 'twenties record 1\ngame: 24/7\n\n1: 7 d4\n' });
  expectParity();
});
