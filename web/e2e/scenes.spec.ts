import { readFileSync } from 'node:fs';
import { chooseFitting, confirm, layHinted, pencilOne } from './boards';
import { closeCommands, command, onTurn, over, playNow, playToTheEnd } from './playing';
import { openHere } from './tables';
import { expect, test, type Page } from './person';

/** A game that was begun with this rack; `move` is one of its plays with the wild. */
const wild = JSON.parse(readFileSync(new URL('./data/wild.json', import.meta.url), 'utf8')) as {
  table: string;
  move: string;
};

test('Game of 20 alone: both hands are drafted and placed by one', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await openHere(page, 'game-of-20', ['me']);
  await onTurn(page);
  await playToTheEnd(page);
  await closeCommands(page);
  await expect(page.getByRole('heading', { name: 'The scores', exact: true })).toBeVisible();
  // The puzzle of the day: the same for everybody, and kept while it is solved.
  await page.goto('/puzzle');
  await onTurn(page);
  await expect(page.locator('.g20--solo')).toBeVisible();
  await chooseFitting(page);
  await expect(page.locator('.tile--last')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.tile--last')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.tile--last')).toHaveCount(0);
  await playToTheEnd(page);
  await closeCommands(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/puzzle');
});

/** Commands that would tell what lies behind the curtain. */
async function tellsNothing(page: Page): Promise<void> {
  for (const text of ['hand', 'moves', 'hint', 'why d4', 'board', 'score', 'history', 'undo']) {
    expect(await command(page, text), text).toEqual(['The table is covered until the next player is there.']);
  }
  await expect(page.locator('.curtain')).toBeVisible();
}

test('around one device hidden hands stay hidden', { tag: '@all' }, async ({ meet }) => {
  // A tile waits as long as it takes.
  const { page } = await meet({ confirm: true });
  await openHere(page, 'twenty-four-seven', ['me', 'person']);
  const curtain = page.locator('.curtain');
  await expect(curtain.or(page.locator('.rack')).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.getByRole('button').click();
  await onTurn(page);
  await chooseFitting(page);
  // What was asked before the move stays with who asked.
  expect((await command(page, 'hand')).join(' ')).toMatch(/\d/);
  expect(await page.locator('body').ariaSnapshot()).toMatch(/Tile \d/);
  await confirm(page);
  await expect(curtain).toBeVisible();
  await expect(page.locator('.rack')).toHaveCount(0);
  await expect(page.locator('.command-line')).toHaveCount(0);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Tile \d|drew \d/);
  await tellsNothing(page);
  await curtain.getByRole('button').click();
  await expect(page.locator('.command-line')).toHaveCount(0);
  await onTurn(page);
  await chooseFitting(page);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
});

test(
  'around one device a sealed mark shows in no score until all have marked',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await openHere(page, 'twenty-one', ['me', 'person']);
    const curtain = page.locator('.curtain');
    const scores = page.locator('.player__score');
    await expect(curtain).toContainText('The marks are covered');
    await expect(scores).toHaveCount(0);
    await curtain.getByRole('button').click();
    await expect(scores).toHaveCount(2);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    // Whoever rolled, the first seat marks first.
    await expect(curtain.or(page.locator('.marking-commit')).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    await onTurn(page);
    await page.locator('.player__row').first().click();
    await expect(page.locator('.player__parts')).toBeVisible();
    await pencilOne(page);
    await page.locator('.marking-commit').click();
    await expect(curtain).toBeVisible();
    await expect(scores).toHaveCount(0);
    await expect(page.locator('.player__parts')).toHaveCount(0);
    await tellsNothing(page);
    await curtain.getByRole('button').click();
    await expect(page.locator('.player').first()).toContainText('has decided');
    await expect(scores.first()).toHaveText(/^0 /);
  },
);

test('Twenty One on a tablet: a seal leaves the name its room', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({}, { width: 820, height: 1180 });
  await openHere(page, 'twenty-one', ['me', 'bot:gentle']);
  await onTurn(page);
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await expect(keep.or(page.locator('.marking-commit')).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(page.locator('.sheet-small .sheet-sealed')).toBeVisible();
  const name = page.locator('.sheet-small .sheet-name');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('Sums of 20: tiles are traded, laid freely and arranged', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'sums-of-20');
  const rack = page.locator('.own-rack .rack__tile');
  const actions = page.locator('.actions');
  await actions.getByRole('button', { name: 'Trade' }).click();
  await rack.nth(0).click();
  await rack.nth(1).click();
  await expect(page.locator('.actions-said')).toHaveText(/Costs/);
  await page.locator('.actions-main').click();
  await expect(page.locator('.story__line').filter({ hasText: 'You traded' })).toHaveCount(1);
  await onTurn(page);
  await expect(rack).toHaveCount(5);
  // A tile lies where somebody put it, with its sums, and goes back.
  await rack.first().click();
  await page.locator('.sums-open').first().click();
  await expect(page.locator('.sums-laid')).toHaveCount(1);
  await actions.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.sums-laid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Shuffle the rack' }).click();
  await expect(rack).toHaveCount(5);
  await layHinted(page);
});

/** Puts a game into the store of the browser, as if it had been begun there. */
async function keep(page: Page, table: unknown): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    (kept) =>
      new Promise((done, failed) => {
        const open = indexedDB.open('twenties', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'table' });
        open.onerror = failed;
        open.onsuccess = () => {
          const change = open.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(kept);
          change.oncomplete = done;
        };
      }),
    table,
  );
}

test('Sums of 20: a wild is named when it is laid', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await keep(page, wild);
  await page.goto(`/play/${wild.table}`);
  await onTurn(page);
  const rack = page.locator('.own-rack');
  await rack.getByRole('button', { name: 'Wild tile', exact: true }).click();
  await page.locator('.sums-open').first().click();
  const picker = page.getByRole('dialog', { name: 'Which number is the wild?' });
  await picker.getByRole('button', { name: '7', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /wild as 7, laid/ })).toHaveCount(1);
  await rack.getByRole('button', { name: /Wild tile, laid on/ }).click();
  await expect(page.locator('.sums-laid')).toHaveCount(0);
  // The core names the plays with a wild; one of them by the command line.
  await page.keyboard.press('/');
  await page.locator('.command-line input').fill(wild.move);
  await page.locator('.command-line input').press('Enter');
  await expect(page.getByRole('gridcell', { name: /wild as/ })).toHaveCount(1);
  await closeCommands(page);
  await onTurn(page);
  await expect(over(page)).toBeHidden();
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [667, 375],
  [740, 360],
  [1280, 800],
] as const) {
  test(
    `Sums of 20: a wild is named beside the board, ${width}×${height}`,
    { tag: '@all' },
    async ({ meet }) => {
      const { page } = await meet({}, { width, height });
      await keep(page, wild);
      await page.goto(`/play/${wild.table}`);
      await onTurn(page);
      await page.locator('.own-rack').getByRole('button', { name: 'Wild tile', exact: true }).click();
      // A mouse lays at once, however small the squares are.
      await page.locator('[data-square="e5"]').click();
      await expect(page.locator('.sums-laid')).toHaveCount(1);
      await expect(page.locator('.zoom-large')).toHaveCount(0);
      const places = await page.evaluate(() => {
        const box = (what: string) => {
          const { left, top, right, bottom } = document.querySelector(what)?.getBoundingClientRect() ?? {};
          return { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
        };
        return { picker: box('.wild'), board: box('.zoom-frame'), own: box('.sums-own') };
      });
      const { picker, board, own } = places;
      expect(picker.left).toBeGreaterThanOrEqual(0);
      expect(picker.right).toBeLessThanOrEqual(width);
      expect(picker.bottom).toBeLessThanOrEqual(height);
      // Beside the board, below it, or where the rack lies over it already.
      const clear = picker.left >= board.right || picker.top >= Math.min(board.bottom, own.top) - 8;
      expect(clear, JSON.stringify(places)).toBe(true);
      const cut = await page.locator('.wild').evaluate(
        (wild) =>
          [...wild.querySelectorAll('*')].filter((one) => {
            const [inner, outer] = [one.getBoundingClientRect(), wild.getBoundingClientRect()];
            return inner.right > outer.right || inner.left < outer.left || inner.bottom > outer.bottom;
          }).length,
      );
      expect(cut).toBe(0);
      await page.getByRole('button', { name: '7', exact: true }).click();
      await expect(page.getByRole('gridcell', { name: /wild as 7, laid/ })).toHaveCount(1);
    },
  );
}

test(
  'Sums of 20 for four on a phone on its side: the button to play is in view',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet({}, { width: 740, height: 360 });
    await openHere(page, 'sums-of-20', ['me', 'bot:gentle', 'bot:gentle', 'bot:gentle']);
    await onTurn(page);
    await expect(page.locator('.actions-main')).toBeInViewport({ ratio: 1 });
  },
);
