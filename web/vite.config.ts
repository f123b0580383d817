import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

// The core is built by CMake into build/wasm, and the page into build/web, from where the server takes it.
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false })],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // No inline code and no data: addresses: the page has a strict policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:2420', '/ws': { target: 'ws://127.0.0.1:2420', ws: true } },
    // The rulebooks and the core lie beside this folder.
    fs: { allow: ['..'] },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'] },
});
