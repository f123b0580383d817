import { defineConfig } from '@playwright/test';
import { browser } from './tools/serve.mjs';

// The built page, served by the real program: see tools/serve.mjs. A test that fails now and then is a defect: whoever passes
// only at the second try is named at the end, here and by ./test, and keeps what it saw in build/e2e.
// What is long begins first, so that in the end nothing is waited for alone.
const long = ['online.spec.ts', 'offline.spec.ts', 'languages.spec.ts', 'steady.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  outputDir: '../build/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  use: {
    launchOptions: browser,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
