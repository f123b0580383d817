// @vitest-environment node
/** A record can be drawn at every step, from every seat and by a spectator. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Module } from '../src/core/module';
import type { Judged, Replayed, Scene } from '../src/core/types';

const root = resolve(__dirname, '../..');
const compiled = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/twenties.wasm')));
const games = ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'];

for (const game of games) {
  test(
    `every view of a game of ${game} has a scene, and its last move can be judged`,
    { timeout: 120_000 },
    async () => {
      const core = await Module.load(compiled);
      const ask = async <T>(what: string, fields: object): Promise<T> =>
        JSON.parse(await core.ask(JSON.stringify({ ...fields, ask: what }))) as T;
      const record = readFileSync(join(root, `web/src/games/${game}/lesson.twenties`), 'utf8');
      const whole = await ask<Replayed>('replay', { record, seat: -1 });
      expect(whole.steps.length).toBeGreaterThan(5);
      for (const seat of [0, ...whole.seats.map((_, at) => at + 1)]) {
        const { views, steps } = await ask<Replayed>('replay', { record, seat });
        expect(views).toHaveLength(steps.length + 1);
        expect(steps).toHaveLength(whole.steps.length);
        for (const [at, view] of views.entries()) {
          const scene = await ask<Scene & { error?: string }>('scene', { game, view, seat });
          expect(scene.error, `${seat} at ${at}: ${view}`).toBeUndefined();
          expect(scene.game).toBe(game);
          const step = whole.steps[at];
          if (step?.kind !== 'move') continue;
          const judged = await ask<Judged & { error?: string }>('judge', {
            game,
            view,
            seat,
            typed: step.text,
          });
          expect(judged.error, `${seat} at ${at}: ${step.text ?? ''}`).toBeUndefined();
        }
      }
    },
  );
}
