// @vitest-environment node
/** Home is painted before the core is there: what it says of the games is held against the core's catalogue. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Module } from '../src/core/module';
import type { GameInfo } from '../src/core/types';
import { games } from '../src/games';
import { language, languages, texts } from '../src/texts/texts';

const path = resolve(__dirname, '../../build/wasm/twenties.wasm');

test('home knows the games, their seats and the levels of bots as the core does', async () => {
  const core = await Module.load(new WebAssembly.Module(readFileSync(path)));
  const catalogue = JSON.parse(await core.ask('{"ask":"catalogue"}')) as { games: GameInfo[] };
  expect([...games].sort()).toEqual(catalogue.games.map(({ id }) => id).sort());
  for (const { id, title, min_seats, max_seats, levels } of catalogue.games) {
    for (const one of Object.keys(languages)) {
      language.value = one;
      const { shell } = texts.value;
      expect(shell.games[id].title).toBe(title);
      // "2–4 players"; who may also play alone is told so in words.
      const numbers = (shell.games[id].players.match(/\d+/g) ?? []).map(Number);
      expect(numbers.at(-1), id).toBe(max_seats);
      expect(numbers[0], id).toBe(Math.max(2, min_seats));
      expect(/solo|solitario/i.test(shell.games[id].players), id).toBe(min_seats === 1);
      for (const { name } of levels) expect(Object.keys(shell.levels)).toContain(name);
    }
  }
});
