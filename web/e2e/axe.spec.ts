import AxeBuilder from '@axe-core/playwright';
import { chooseFitting, confirm, pencilOne } from './boards';
import { closeCommands, command, onTurn, playNow, playToTheEnd } from './playing';
import { openHere, openOnline } from './tables';
import { expect, test, type Page } from './person';

/** The rules that depend on colours are asked in every theme, all others once. */
async function clean(page: Page, what: string): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // Nothing here has frames: one run in the page itself is all of it.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    if (theme === 'light')
      axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    else axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
}

const games = ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'];

test('pages', async ({ meet }) => {
  const { page } = await meet();
  for (const path of ['/', '/tables', '/learn', '/settings', '/replay', '/nowhere']) {
    await page.goto(path);
    await clean(page, path);
  }
});

test('new games and rulebooks', async ({ meet }) => {
  const { page } = await meet();
  for (const path of ['/new/twenty-one?for=friends', '/new/sums-of-20', '/rules/game-of-20']) {
    await page.goto(path);
    await clean(page, path);
  }
});

test('lessons and the puzzle', async ({ meet }) => {
  const { page } = await meet();
  for (const path of [...games.map((game) => `/learn/${game}`), '/puzzle']) {
    await page.goto(path);
    await expect(page.locator('.felt').first()).toBeVisible();
    await clean(page, path);
  }
});

test('tables while they are played', async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'twenty-four-seven');
  await page.locator('.rack__tile').first().click();
  await expect(page.locator('.square--fits').first()).toBeVisible();
  await clean(page, '24/7 with a tile taken up');
  await playNow(page, 'game-of-20');
  await clean(page, 'the draft');
  await playNow(page, 'twenty-one');
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await expect(keep.or(page.locator('.marking-commit')).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await pencilOne(page);
  await clean(page, 'Twenty One with a mark in pencil');
  await playNow(page, 'sums-of-20');
  await page.locator('.own-rack .rack__tile').first().click();
  await page.locator('.sums-open').first().click();
  await clean(page, 'Sums of 20 with a tile laid');
});

test('dialogs and the end', async ({ meet }) => {
  const { page } = await meet({ name: 'Ann' });
  await playNow(page, 'twenty-four-seven');
  await page.getByRole('button', { name: 'More' }).click();
  await clean(page, 'more');
  await page.getByRole('button', { name: 'Resign' }).click();
  await clean(page, 'resign');
  await page.getByRole('button', { name: 'Play on' }).click();
  await command(page, 'help');
  await clean(page, 'the command line');
  await playToTheEnd(page);
  await closeCommands(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.locator('.fairness__verdict--right')).toBeVisible();
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await clean(page, 'the end');
});

test('gatherings and the curtain', async ({ meet }) => {
  const { page } = await meet({ name: 'Ann' });
  await page.goto(await openOnline(page, 'twenty-one'));
  await expect(page.locator('.gathering')).toBeVisible();
  await clean(page, 'gathering');
  await openHere(page, 'twenty-four-seven', ['me', 'person']);
  const curtain = page.locator('.curtain');
  await expect(curtain.or(page.locator('.rack__tile').first())).toBeVisible();
  if (!(await curtain.isVisible())) {
    await onTurn(page);
    await chooseFitting(page);
    await confirm(page);
  }
  await expect(curtain).toBeVisible();
  await clean(page, 'the curtain');
});
