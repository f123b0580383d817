import { onTurn, playNow } from './playing';
import { expect, test, type Page } from './person';

const games = ['game-of-20', 'twenty-four-seven', 'twenty-one', 'sums-of-20'];

/** From now on every page of this browser keeps what moved in it by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });
}

/** All of the page is drawn, and hardly anything has moved meanwhile. */
async function isSteady(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]'), what).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What was painted last is told of in the next frame.
    for (let n = 0; n < 2; n++) await new Promise((go) => requestAnimationFrame(go));
  });
  const found = await page.evaluate(() => {
    const { shifts, shifted } = window as unknown as { shifts: string[]; shifted: number };
    return { shifts, shifted };
  });
  expect(found.shifted, `${what}: ${found.shifts.join('; ')}`).toBeLessThan(0.01);
}

for (const [width, height] of [
  [412, 823],
  [1280, 900],
] as const) {
  test(
    `nothing moves while home and lessons are first drawn, ${width}×${height}`,
    { tag: '@all' },
    async ({ meet }) => {
      const { page } = await meet({}, { width, height });
      await watchShifts(page);
      await page.goto('/');
      await expect(page.locator('.game-card')).toHaveCount(4);
      await isSteady(page, 'home');
      for (const game of games) {
        await page.goto(`/learn/${game}`);
        await expect(page.locator('.felt')).toBeVisible();
        await isSteady(page, `the lesson of ${game}`);
      }
    },
  );

  test(
    `nothing moves while a table is first drawn, ${width}×${height}`,
    { tag: '@all' },
    async ({ meet }) => {
      const { page } = await meet({}, { width, height });
      await watchShifts(page);
      await page.goto('/puzzle');
      await onTurn(page);
      await isSteady(page, 'the puzzle');
      for (const game of games) {
        await playNow(page, game);
        await page.reload();
        await onTurn(page);
        await isSteady(page, game);
        // The board is whole, with one stop for the keyboard.
        await expect(page.locator('.felt [role=gridcell]:visible, .tray__tile').first()).toBeVisible();
      }
      await expect(page.locator('.square')).toHaveCount(225);
      await expect(page.locator('.square[tabindex="0"]')).toHaveCount(1);
    },
  );
}
