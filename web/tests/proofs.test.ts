// @vitest-environment node
/** Proofs of Game of 20 on their way from a log into the core, and into what the page says. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProofs } from '../proofs';
import { Module } from '../src/core/module';

const root = resolve(__dirname, '../..');
const wasm = join(root, 'build/wasm/twenties.wasm');
const compiled = new WebAssembly.Module(readFileSync(wasm));
const tiles = Array.from({ length: 18 }, (_, at) => at + 3);

/** The hands that place first: nine tiles with the higher sum. */
function* hands(from = 0, taken: number[] = []): Generator<number[]> {
  if (taken.length === 9) {
    if (2 * taken.reduce((a, b) => a + b) > 207) yield taken;
    return;
  }
  for (let at = from; at < tiles.length; ++at) yield* hands(at + 1, [...taken, tiles[at] ?? 0]);
}

/** A log in which whoever holds this tile wins. */
const log = (centre: number, tile: number, count = Infinity): string =>
  [...hands()]
    .slice(0, count)
    .map((hand) => `${centre}:${hand.join(',')} ${hand.includes(tile) ? '>=1 yes' : '>=0 no'} 1 0.01 1 1\n`)
    .join('');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proofs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A position with nothing but a centre tile and the tiles that the first drafter has taken. */
const draft = (centre: number, first: string, mover: number): object => ({
  ask: 'think',
  game: 'game-of-20',
  seat: mover,
  level: 'master',
  view: `players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,${centre},.,./.,.,.,.,./.,.,.,.,. hands=1,1,2${first}/1,1,2 to-move=${mover}`,
});

interface Thought {
  move: string;
  proved: [number, number];
  line: string[];
}

test('a complete log is a proof, one that is not claims nothing', { timeout: 240_000 }, async () => {
  writeFileSync(join(folder, 'centre-3.log'), log(3, 11));
  writeFileSync(join(folder, 'centre-5.log'), log(5, 11, 3000));
  const known = await readProofs({ logs: folder, out: join(folder, 'out'), wasm }, (...core) =>
    Module.load(...core),
  );
  expect(known.map(({ low, high, answered }) => [low, high, answered])).toEqual([
    [-1, 1, 0],
    [-1, 1, 0],
    [1, 1, 24_310],
    [-1, 1, 0],
    [-1, 1, 3000],
    [-1, 1, 0],
  ]);
});

test(
  'master asks for the proof of its centre tile, once, and drafts by it',
  { timeout: 240_000 },
  async () => {
    const asked: number[] = [];
    const core = await Module.load(compiled, (centre) => {
      asked.push(centre);
      return Promise.resolve(new Uint8Array(readFileSync(join(folder, 'out', `centre-${centre}.bin`))));
    });
    const think = async (position: object) => JSON.parse(await core.ask(JSON.stringify(position))) as Thought;
    const won = await think(draft(3, '', 1));
    expect(asked).toEqual([3]);
    expect(won).toMatchObject({ move: 'take 11', proved: [1, 1] });
    expect(won.line.length).toBe(9);
    expect((await think(draft(3, ',11', 2))).proved).toEqual([-1, -1]);
    expect((await think(draft(3, ',4', 2))).proved).toEqual([1, 1]);
    expect(asked).toEqual([3]);
    expect((await think({ ...draft(3, '', 1), level: 'gentle' })).proved).toEqual([-1, 1]);
  },
);

test('a proof that is missing or broken leaves master to its judgement', { timeout: 240_000 }, async () => {
  const good = new Uint8Array(readFileSync(join(folder, 'out/centre-3.bin')));
  const contradictory = good.slice();
  contradictory[100] = 0b1001_1001;
  for (const bytes of [undefined, good.slice(1), contradictory]) {
    const core = await Module.load(compiled, () => Promise.resolve(bytes));
    const thought = JSON.parse(await core.ask(JSON.stringify(draft(3, '', 1)))) as Thought;
    expect(thought.move).toMatch(/^take \d+$/);
    expect(thought.proved).toEqual([-1, 1]);
  }
});
