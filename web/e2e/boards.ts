import { expect, type Page } from '@playwright/test';
import { command, closeCommands, onTurn, over } from './playing';

/** Takes up tiles of the hand until one fits somewhere, and lays it there. */
export async function chooseFitting(page: Page, tap = false): Promise<void> {
  const tiles = page.locator('.rack__tile');
  await expect(tiles.first()).toBeVisible();
  for (let n = 0; n < (await tiles.count()); n++) {
    await (tap ? tiles.nth(n).tap() : tiles.nth(n).click());
    await expect(page.locator('.square--fits, .square--refuses').first()).toBeVisible();
    const fits = page.locator('.square--fits');
    if ((await fits.count()) === 0) continue;
    await (tap ? fits.first().tap() : fits.first().click());
    return;
  }
  throw new Error('no tile fits anywhere');
}

/** Confirms what waits, unless its five seconds were over sooner than a slow machine. */
export async function confirm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Confirm', exact: true });
  await button.click({ timeout: 6000 }).catch(() => undefined);
  await expect(button).toBeHidden();
}

/** The whole draft of Game of 20 by the tray: always the highest tiles that are left. */
export async function draft(page: Page): Promise<void> {
  const take = page.locator('.draft__take');
  const open = page.locator('.tray__tile:not([aria-disabled])');
  const placing = page.locator('.felt:not(.g20--draft)');
  for (;;) {
    await expect(open.first().or(placing)).toBeVisible();
    if (await placing.isVisible()) break;
    const wants = (await take.textContent())?.includes('two') ? 2 : 1;
    for (let n = 0; n < wants; n++) await open.nth(-1 - n).click();
    await expect(take).toHaveText(/^Take /);
    const before = await page.locator('.open-hand').allTextContents();
    await take.click();
    await expect.poll(() => page.locator('.open-hand').allTextContents()).not.toEqual(before);
  }
  await onTurn(page);
}

/** Chooses the first space that the page allows: one to write, or where nothing fits one to cross out. */
export async function pencilOne(page: Page): Promise<void> {
  await page.locator('.space-allowed').first().click();
  await expect(page.getByRole('gridcell', { name: /pencilled/ })).toHaveCount(1);
  await expect(page.locator('.marking-commit')).not.toHaveAttribute('aria-disabled', 'true');
}

/** One round of Twenty One: keeps the dice if asked, and marks what is allowed. */
export async function markOne(page: Page): Promise<void> {
  await onTurn(page);
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  const mark = page.locator('.marking-commit');
  await expect(keep.or(mark).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await pencilOne(page);
  const row = await page.locator('.story__line').count();
  await mark.click();
  await expect.poll(() => page.locator('.story__line').count()).toBeGreaterThan(row);
  await onTurn(page);
}

/** Asks for a hint until it is the move, and lays its tiles by hand. Answers false where the hint is no play. */
export async function layHinted(page: Page): Promise<boolean> {
  const hint = page.getByRole('button', { name: /^Hint/ });
  for (let step = 1; step <= 3; step++) {
    await hint.click();
    await expect(page.locator('.advice')).toContainText(`Hint ${step} of 3`, { timeout: 20_000 });
  }
  const ghosts = page.getByRole('gridcell', { name: /the hint puts/ });
  const labels = await ghosts.evaluateAll((all) =>
    all.map((one) => ({ square: one.getAttribute('data-square'), label: one.getAttribute('aria-label') })),
  );
  for (const { square, label } of labels) {
    const number = /puts (?:wild as )?(\d+)/.exec(label ?? '')?.[1] ?? '';
    const wild = label?.includes('wild') ?? false;
    const tile = page.getByRole('button', { name: wild ? 'Wild tile' : `Tile ${number}`, exact: true });
    await tile.first().click();
    await page.locator(`[data-square="${square ?? ''}"]`).click();
    if (wild) await page.locator('.wild').getByRole('button', { name: number, exact: true }).click();
  }
  if (labels.length === 0) return false;
  const play = page.locator('.actions-main');
  await expect(play).toContainText('+');
  await play.click();
  await expect(page.locator('.sums-laid')).toHaveCount(0);
  return true;
}

/** What the page says why a move is not allowed. */
export async function whyNot(page: Page, move: string): Promise<string> {
  const said = await command(page, `why ${move}`);
  await closeCommands(page);
  expect(await over(page).isVisible()).toBe(false);
  return said.join(' ');
}
