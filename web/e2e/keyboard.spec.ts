import { command, onTurn, over, playToTheEnd } from './playing';
import { expect, test, type Page } from './person';

/** Presses the tabulator key until what has the focus fits. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const one = document.activeElement;
      return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
    });
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused())) return;
  }
  throw new Error(`no way to ${name} by the tabulator key`);
}

/** A game of 24/7 from home, up to the first own turn. */
async function beginByKey(page: Page): Promise<void> {
  await page.goto('/');
  await tabTo(page, /^Play now: 24\/7/);
  await page.keyboard.press('Enter');
  await onTurn(page);
}

test('a game is played with keys alone', { tag: '@play' }, async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.frame-skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Play now: 24\/7/);
  await page.keyboard.press('Enter');
  await onTurn(page);

  // A digit takes up a tile, the arrows look for its square, and every square says what it would bring.
  const hand = await page.locator('.rack__tile').first().textContent();
  await page.keyboard.press(hand?.trim() === '10' ? '0' : (hand?.trim() ?? ''));
  await expect(page.locator('.square--fits').first()).toBeVisible();
  await tabTo(page, /^[a-g][1-7]: /);
  const cells = await page
    .locator('[role=gridcell]')
    .evaluateAll((all) => all.map((one, at) => ({ at, fits: one.classList.contains('square--fits') })));
  const here = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-index')));
  const there = cells.find((one) => one.fits)?.at ?? here;
  const down = Math.floor(there / 7) - Math.floor(here / 7);
  const right = (there % 7) - (here % 7);
  for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /fits/);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  // Escape takes it back; once more, and it stays.
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await page.keyboard.press('/');
  const said = await command(page, 'moves');
  expect(said[0]).toMatch(/Legal moves: \d+/);
  await playToTheEnd(page);
  await page.keyboard.press('Escape');
  await tabTo(page, /^Verify$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.fairness__verdict--right')).toBeVisible();
  await expect(over(page)).toBeVisible();
});

test('the focus never falls out of the table', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  await tabTo(page, /^Play now: Game of 20/);
  await page.keyboard.press('Enter');
  await onTurn(page);
  const focused = page.locator(':focus');
  const more = page.getByRole('button', { name: 'More', exact: true });

  // What is taken is no longer offered: on to the next tile.
  await tabTo(page, /^Tile /);
  const wants = (await page.locator('.draft__take').textContent())?.includes('two') ? 2 : 1;
  for (let n = 0; n < wants; n++) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  await tabTo(page, /^Take \d/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveClass(/tray__tile/);
  await onTurn(page);

  // Dialogs give it back, also through the command line and when a question is answered with no.
  await tabTo(page, /^More$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Type a command/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.command-line input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Resign$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Play on$/);
  await page.keyboard.press('Enter');
  await expect(more).toBeFocused();

  // At the end, the result; then what came of verifying; and back to the game by the browser.
  await page.keyboard.press('Enter');
  await tabTo(page, /^Resign$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Give up/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).press('Enter');
  await expect(page.locator('.result__title')).toBeFocused();
  await tabTo(page, /^Verify$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.fairness__head')).toBeFocused();
  await page.goto('/settings');
  await page.goBack();
  await expect(page.locator('.result__title')).toBeVisible();
  await page.getByRole('link', { name: 'Learn', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/learn$/);
  await page.goBack();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('log')).toContainText('Game of 20.');
});

test(
  'Enter confirms what waits on the board, and all that happens is told in order',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await beginByKey(page);
    const told = page.getByRole('log');
    const best = (await command(page, 'moves'))[1]?.replace(/: -?\d+$/, '') ?? '';
    const [tile = '', square = ''] = best.split(' ');
    await page.keyboard.press('Escape');
    await page.locator(`[data-square="${square}"]`).focus();
    await page.keyboard.press(tile === '10' ? '0' : tile);
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /fits/);
    await page.keyboard.press('Enter');
    await expect(told).toContainText('Enter on the board confirms, Escape takes back.');
    await page.keyboard.press('Enter');
    await expect(told).toContainText(
      new RegExp(`picked up.*Confirms in 5 seconds.*You put ${tile} on ${square}.*You drew`),
    );
    await expect(page.locator(':focus')).toHaveAttribute('data-square', square);
  },
);

test('the command line knows the words of the terminal', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await beginByKey(page);
  expect((await command(page, 'help')).join('\n')).toContain('undo');
  const [refused] = await command(page, 'why 7 a1');
  expect(refused).toMatch(/not allowed.*Rule|has no 7/s);
  expect(await command(page, 'history')).not.toEqual([]);
  expect((await command(page, 'score')).length).toBe(2);
  expect((await command(page, 'hint')).join('')).not.toBe('');
  expect((await command(page, 'nonsense'))[0]).toMatch(/not allowed|No move/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.command-line')).toBeHidden();
});

test('every refusal leads to its clause', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: 24\/7/ }).click();
  await onTurn(page);
  await page.locator('.rack__tile').first().click();
  await page.locator('.square--refuses').first().click();
  const clause = page.locator('.advice a');
  const number = ((await clause.first().textContent()) ?? '').replace(/[^\d.]/g, '');
  await clause.first().click();
  await expect(page).toHaveURL(new RegExp(`/rules/twenty-four-seven#${number}`));
  await expect(page.locator(`[id="${number}"]`)).toBeInViewport();
});
