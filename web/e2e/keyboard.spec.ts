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

test('a game is played with keys alone', async ({ meet }) => {
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

test('the command line knows the words of the terminal', async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  await tabTo(page, /^Play now: 24\/7/);
  await page.keyboard.press('Enter');
  await onTurn(page);
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

test('every refusal leads to its clause', async ({ meet }) => {
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
