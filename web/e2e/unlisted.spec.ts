/** A game that only tests have, in a page that is built with it (npm run bundle-for-tests). */
import { resolve } from 'node:path';
import { serve } from '../tools/serve.mjs';
import { onTurn, over, theEnd } from './playing';
import { expect, test as base } from './person';
import { openHere } from './tables';

const game = process.env['TWENTIES_TEST_GAME'] ?? 'null-game';
const folder = process.env['TWENTIES_TEST_WEB'] ?? resolve(import.meta.dirname, '../../build/web-test');

const test = base.extend<object, { testPage: string }>({
  testPage: [
    async ({}, use) => {
      const { url, stop } = await serve(folder);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});

test(`${game} is played to its end`, { tag: '@all' }, async ({ meet, testPage }) => {
  const { page } = await meet({ name: 'Ann' }, undefined, testPage);
  await openHere(page, game, ['me', 'bot:gentle']);
  const take = page.getByRole('button', { name: 'Take 1', exact: true });
  for (;;) {
    await onTurn(page);
    if (await over(page).isVisible()) break;
    const heap = page.getByRole('img', { name: /^The heap/ });
    const before = (await heap.getAttribute('aria-label')) ?? '';
    await take.click();
    await expect(heap).not.toHaveAccessibleName(before);
  }
  await theEnd(page);
});

test('the null game is not among the games that are offered', { tag: '@all' }, async ({ meet, testPage }) => {
  const { page } = await meet({}, undefined, testPage);
  for (const path of ['/', '/learn', '/new/null-game']) {
    await page.goto(path);
    const links = page.locator('main a[href^="/new/"], main a[href^="/learn/"]');
    await expect(
      links.filter({ hasText: '24/7' }).or(page.locator('a[href$="twenty-four-seven"]')).first(),
    ).toBeVisible();
    await expect(page.locator('nav a[href*="null-game"], .game-card[data-game="null-game"]')).toHaveCount(0);
  }
});

test('its guided game is played', { tag: '@all' }, async ({ meet, testPage }) => {
  const { page } = await meet({}, undefined, testPage);
  await page.goto(`/learn/${game}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Take 2', exact: true }).click();
  await expect(page.getByText('Two points.')).toBeVisible();
});
