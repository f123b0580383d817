import { onTurn, playNow, playOne } from './playing';
import { openHere } from './tables';
import { expect, test, type Page } from './person';

const took = (page: Page) => page.locator('.story__line').filter({ hasText: 'took' });
const games = (page: Page) => page.locator('.continue-game');
const toast = (page: Page) => page.locator('.toast').filter({ hasText: 'Game removed.' });

/** The tables that the browser keeps, read past the page. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, failed) => {
        const opening = indexedDB.open('twenties', 1);
        opening.onerror = () => failed(new Error('no store'));
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result as string[]);
          };
        };
      }),
  );

test('a game that is open in two tabs is one game', { tag: '@all' }, async ({ meet }) => {
  const { page, context } = await meet();
  await openHere(page, 'game-of-20', ['me', 'person']);
  await onTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await onTurn(other);

  // A move in one is seen in the other, which goes on from there.
  expect(await playOne(page)).toBe(true);
  for (const one of [page, other]) await expect(took(one)).toHaveCount(1);
  await onTurn(other);
  expect(await playOne(other)).toBe(true);
  for (const one of [page, other]) await expect(took(one)).toHaveCount(2);
  await onTurn(page);
  expect(await playOne(page)).toBe(true);
  for (const one of [page, other]) await expect(took(one)).toHaveCount(3);

  // All of it is kept.
  for (const one of [page, other]) await one.reload();
  for (const one of [page, other]) await expect(took(one)).toHaveCount(3);
});

test(
  'a game that was removed can be called back, by key as well, and else is gone',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await playNow(page, 'game-of-20');
    await page.clock.install();
    await page.goto('/');
    await expect(games(page)).toHaveCount(1);
    // The ten seconds are the test's own, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    const pass = (ms = 500) => page.clock.runFor(ms);
    const remove = page.getByRole('button', { name: /^Remove Game of 20/ });
    const undo = page.getByRole('button', { name: 'Undo' });
    await remove.click();
    await pass();
    await expect(games(page)).toHaveCount(0);
    await expect(page.locator('[role=log]')).toContainText('Game removed.');
    await pass(8000);
    await undo.click();
    await pass();
    await expect(games(page)).toHaveCount(1);
    await expect(toast(page)).toHaveCount(0);

    await remove.focus();
    await page.keyboard.press('Enter');
    await pass();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await pass();
    await expect(games(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeFocused();
    expect(await kept(page)).toHaveLength(1);

    await remove.click();
    await pass(9000);
    expect(await kept(page)).toHaveLength(1);
    await pass(2000);
    await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual([]);
    await expect(toast(page)).toHaveCount(0);
    await expect(games(page)).toHaveCount(0);
  },
);

test('games are played where nothing may be kept, and that is said', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    });
  });
  // It is said as soon as the game begins, and not for ever.
  const said = page.locator('.toast').filter({ hasText: 'cannot be saved on this device' });
  await Promise.all([expect(said).toBeVisible({ timeout: 60_000 }), playNow(page, 'game-of-20')]);
  expect(await playOne(page)).toBe(true);
  await expect(took(page).first()).toBeVisible();
});

test('all own games can be reached, those that are over as well', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('twenties', 1);
        opening.onerror = () => failed(new Error('no store'));
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'table' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          for (let at = 1; at <= 15; ++at) {
            const seats = ['You', 'sharp'];
            const more = { game: 'twenty-one', options: '', log: [], seats };
            writing.objectStore('tables').put({ ...more, table: `local-${at}`, changed: at, over: at > 13 });
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.reload();
  await expect(games(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'All my games (13)' }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toBeFocused();
  await expect(page.locator('.table-list-entry')).toHaveCount(15);
  await expect(page.locator('.table-list-entry[href="/play/local-1"]')).toContainText('in play');
  await expect(page.locator('.table-list-entry[href="/play/local-15"]')).toContainText('over');
});
