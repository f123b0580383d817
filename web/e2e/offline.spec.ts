import { chooseFitting, confirm, markOne } from './boards';
import { over, playNow, playOne, playToTheEnd } from './playing';
import { expect, test } from './person';

test(
  'after the first visit everything on this device works without a network',
  { tag: '@play' },
  async ({ meet }) => {
    const { page, context, allow } = await meet();
    await page.goto('/');
    // All files are there when the worker is.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go));
      }
    });
    allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await playNow(page, 'twenty-one');
    await markOne(page);
    await playNow(page, 'sums-of-20');
    await playOne(page);
    await playNow(page, 'game-of-20');
    await playToTheEnd(page);
    await expect(over(page)).toBeVisible();
    await playNow(page, 'twenty-four-seven');
    await chooseFitting(page);
    await confirm(page);
    await expect(page.locator('.story__line').filter({ hasText: 'You put' })).toHaveCount(1);
    // What is played is kept, also when the page is loaded again.
    await page.reload();
    await expect(page.locator('.story__line').filter({ hasText: 'You put' })).toHaveCount(1);
    for (const path of ['/puzzle', '/learn/twenty-one']) {
      await page.goto(path);
      await expect(page.locator('.felt').first()).toBeVisible();
    }
    await page.goto('/rules/sums-of-20#3.4');
    await expect(page.getByText('You name the number when you play').first()).toBeVisible();
    await page.goto('/tables');
    await expect(page.getByText('open tables cannot be seen now')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('open tables cannot be seen now')).toBeHidden();
  },
);
