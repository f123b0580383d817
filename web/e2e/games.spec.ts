import { chooseFitting, confirm, draft, layHinted, markOne } from './boards';
import { card, onTurn, over, playNow, playToTheEnd, theEnd } from './playing';
import { expect, test } from './person';

test('24/7 is played to its end', { tag: ['@play', '@twenty-four-seven'] }, async ({ meet }) => {
  const { page } = await meet({ name: 'Ann' });
  await playNow(page, 'twenty-four-seven');
  for (let n = 0; n < 2; n++) {
    await chooseFitting(page);
    await confirm(page);
    await onTurn(page);
  }
  await playToTheEnd(page);
  await theEnd(page);
  // The same people once more.
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.felt')).toBeVisible();
  await expect(over(page)).toBeHidden();
  // Home knows the game that was begun, and goes on with it.
  await page.goto('/');
  const kept = page.locator('.continue-game');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('link').click();
  await expect(page.locator('.felt')).toBeVisible();
});

test('Game of 20 is drafted and played to its end', { tag: ['@play', '@game-of-20'] }, async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'game-of-20');
  await draft(page);
  await chooseFitting(page);
  await onTurn(page);
  await playToTheEnd(page);
  await theEnd(page);
});

test('Twenty One is played to its end', { tag: ['@play', '@twenty-one'] }, async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'twenty-one');
  for (let n = 0; n < 3; n++) await markOne(page);
  await playToTheEnd(page);
  await theEnd(page);
});

test('Sums of 20 is played to its end', { tag: ['@play', '@sums-of-20'] }, async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'sums-of-20');
  await layHinted(page);
  await playToTheEnd(page);
  await theEnd(page);
});

test('Twenty One says why a row that is not open cannot be marked', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet();
  await playNow(page, 'twenty-one');
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  const mark = page.locator('.marking-commit');
  await expect(keep.or(mark).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(mark).toBeVisible();
  await expect(page.locator('.space-allowed').first()).toBeVisible();
  await page.locator('.sheet-own .sheet-row').nth(2).locator('.sheet-cell').first().click();
  const why = 'row 3 is not open yet: row 1 is the one to mark';
  await expect(page.locator('.marking-refused')).toContainText(why);
  await expect(page.locator('.advice')).toContainText('Rule 3.3');
});

test(
  'Sums of 20 tells a play that is not complete from one that is refused',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await playNow(page, 'sums-of-20');
    const tiles = page.locator('.own-rack .rack__tile');
    const said = page.locator('.actions-said');
    // Far from all that lies there, and then out of line.
    await tiles.first().click();
    await page.locator('[data-square="a1"]').click();
    await expect(said).toContainText('Not complete yet: no tile would touch');
    await expect(page.locator('.actions-refused')).toHaveCount(0);
    await tiles.nth(1).click();
    await page.locator('[data-square="b2"]').click();
    await expect(page.locator('.actions-refused')).toContainText('in one row or one column');
  },
);

test(
  'a game that is given up is over, and can be played again with the same tiles',
  { tag: '@play' },
  async ({ meet }) => {
    const { page } = await meet();
    await playNow(page, 'twenty-four-seven');
    await expect(page.locator('.rack__tile').first()).toBeVisible();
    const hand = await page.locator('.rack__tile').allTextContents();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(over(page)).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(over(page)).toContainText(/wins/);
    await page.getByRole('button', { name: 'Same tiles again' }).click();
    await expect(over(page)).toBeHidden();
    // Seats rotate: what was held lies on the other side now.
    await onTurn(page);
    expect(await page.locator('.rack__tile').allTextContents()).not.toEqual(hand);
  },
);

test('every card of home leads to its game', { tag: '@play' }, async ({ meet }) => {
  const { page } = await meet();
  await page.goto('/');
  for (const game of ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven']) {
    await card(page, game).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/new/${game}`));
    await page.goBack();
  }
});
