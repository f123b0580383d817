import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { languagesAhead, messages } from './messages.ts';
import { proofs } from './proofs.ts';
import { leftOut, unlistedGames } from './unlisted-games.ts';

// The core is built by CMake into build/wasm, and the page into build/web, from where the server takes it.
export default defineConfig(({ mode }) => ({
  plugins: [
    languagesAhead(),
    messages(leftOut(mode)),
    unlistedGames(mode),
    proofs(),
    preact({ devToolsEnabled: false, prefreshEnabled: false }),
  ],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // Nesting and light-dark() stay as they are written.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // No inline code and no data: addresses: the page has a strict policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What home needs is one file, and what each table needs another: many small ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'index', test: /index\.html$/, priority: 1 },
            { name: 'screen', test: /src\/table\/screen\.tsx$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [proofs(), unlistedGames(mode)] },
  server: {
    proxy: { '/api': 'http://127.0.0.1:2420', '/ws': { target: 'ws://127.0.0.1:2420', ws: true } },
    // The rulebooks and the core lie beside this folder.
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'node',
    // Each file has a context of its own, but jsdom is loaded once for all: a new process for each took four times as long.
    pool: 'vmThreads',
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    setupFiles: ['src/texts/for-tests.ts', 'src/timers-for-tests.ts'],
  },
}));
