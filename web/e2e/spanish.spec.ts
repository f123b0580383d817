import { chooseFitting } from './boards';
import { closeCommands, command, onTurn, over, playToTheEnd } from './playing';
import { expect, test } from './person';

test('all is there in Spanish', async ({ meet }) => {
  const { page } = await meet({ language: 'en' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Four games');
  await page.locator('.game-card[data-game="twenty-four-seven"] .button-main').click();
  await onTurn(page);
  await expect(page.locator('.table__turn')).toHaveText('Te toca');
  await page.locator('.rack__tile').first().click();
  await page.locator('.square--refuses').first().click();
  await expect(page.locator('.advice')).not.toContainText(/ is | the | not /);
  await page.keyboard.press('Escape');
  await chooseFitting(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await onTurn(page);
  expect((await command(page, 'help')).join(' ')).not.toMatch(/ the | your /);
  await playToTheEnd(page);
  await closeCommands(page);
  // The story, the scores and the result have no English left in them.
  const words = await page.locator('main').innerText();
  expect(words.match(/\b(the|and|with|wins|scores|points|put|draws|your)\b/gi) ?? []).toEqual([]);
  await expect(over(page)).toBeVisible();
  // It is remembered.
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const path of ['/', '/learn', '/tables', '/new/sums-of-20', '/new/twenty-one', '/learn/game-of-20']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const text = await page.locator('main').innerText();
    expect(text.match(/\b(the|and|with|your|are)\b/gi) ?? [], path).toEqual([]);
  }
});
