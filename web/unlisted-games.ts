/**
 * Leaves the games of src/games/unlisted.ts out of the page, all their texts included. Pages that are built for tests
 * (`vite build --mode test`) have them, and the core that knows them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const list = 'src/games/unlisted.ts';

/** The games that a page of this mode leaves out. */
export function leftOut(mode: string): string[] {
  if (mode === 'test') return [];
  const text = readFileSync(join(import.meta.dirname, list), 'utf8');
  return [...text.matchAll(/from '\.\/([\w-]+)'/g)].map(([, game = '']) => game);
}

export function unlistedGames(mode: string): Plugin {
  return {
    name: 'unlisted-games',
    enforce: 'pre',
    load: (id) => (mode !== 'test' && id.endsWith(`/${list}`) ? 'export const unlisted = [];' : undefined),
    resolveId(source, importer) {
      const wanted = '/build/wasm/twenties.wasm?url';
      if (mode !== 'test' || !source.endsWith(wanted)) return undefined;
      return this.resolve(source.replace('twenties.wasm', 'twenties-test.wasm'), importer);
    },
  };
}
