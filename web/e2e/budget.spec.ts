import type { Browser } from '@playwright/test';
import { playNow } from './playing';
import { languages } from './hearing';
import { expect, test } from './person';

const kilobyte = 1024;

const games = ['twenty-four-seven', 'game-of-20', 'twenty-one', 'sums-of-20'];

// A region of each language that there are texts in.
for (const locale of languages.map((language) => new Intl.Locale(language).maximize().baseName)) {
  test(
    `the first load is small: 255 KB of JavaScript and WebAssembly, ${locale}`,
    { tag: '@all' },
    ({ browser }) => weigh(browser, locale),
  );
}

async function weigh(browser: Browser, locale: string): Promise<void> {
  const baseURL = process.env['TWENTIES_URL'] ?? '';
  for (const game of games) {
    // A new browser each time. What is kept for offline play afterwards is no part of what one waits for.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale });
    const loaded = new Map<string, number>();
    context.on('response', (response) => {
      loaded.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0));
    });
    const sum = (end: string) =>
      [...loaded].reduce((all, [path, length]) => all + (path.endsWith(end) ? length : 0), 0);
    const page = await context.newPage();
    await playNow(page, game);
    await page.waitForLoadState('networkidle');
    expect(sum('.js'), `home and ${game}`).toBeGreaterThan(20 * kilobyte);
    expect(sum('.wasm'), game).toBeGreaterThan(20 * kilobyte);
    expect(sum('.js'), `home and ${game}`).toBeLessThanOrEqual(80 * kilobyte);
    expect(sum('.wasm'), game).toBeLessThanOrEqual(200 * kilobyte);
    expect(sum('.js') + sum('.wasm'), `home and ${game}`).toBeLessThanOrEqual(255 * kilobyte);
    await context.close();
  }
}
