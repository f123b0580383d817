import { playNow } from './playing';
import { expect, test } from './person';

const kilobytes = 1024;

test('the first load is small: 80 KB of JavaScript and 200 KB of WebAssembly', async ({ meet }) => {
  const { page, context } = await meet();
  // What the worker for offline play keeps for later is no part of what one waits for.
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const loaded = new Map<string, number>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|wasm)$/.test(pathname) || pathname === '/service-worker.js') return;
    const length = Number(response.headers()['content-length'] ?? 0);
    loaded.set(pathname, length);
  });
  const sum = (end: string) =>
    [...loaded].reduce((all, [path, length]) => all + (path.endsWith(end) ? length : 0), 0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const home = sum('.js');
  for (const game of ['twenty-four-seven', 'game-of-20', 'twenty-one', 'sums-of-20']) {
    // A new browser each time: nothing is there yet.
    loaded.clear();
    const cache = await context.newCDPSession(page);
    await cache.send('Network.clearBrowserCache');
    await playNow(page, game);
    await page.waitForLoadState('networkidle');
    expect(home, 'home').toBeLessThanOrEqual(80 * kilobytes);
    expect(sum('.js'), `home and ${game}`).toBeLessThanOrEqual(80 * kilobytes);
    expect(sum('.wasm'), game).toBeLessThanOrEqual(200 * kilobytes);
  }
});
