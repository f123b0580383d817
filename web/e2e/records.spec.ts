import { closeCommands, onTurn, over, playNow, playToTheEnd } from './playing';
import { downloaded, replayPath } from './tables';
import { expect, test } from './person';

test(
  'a game travels in a link; a changed record is refused with what is wrong',
  { tag: '@all' },
  async ({ meet }) => {
    const ann = await meet({ name: 'Ann' });
    await playNow(ann.page, 'twenty-four-seven');
    await playToTheEnd(ann.page);
    await closeCommands(ann.page);
    const result = await over(ann.page).locator('h2').textContent();
    await ann.page.getByRole('button', { name: 'Share the game' }).click();
    await expect(ann.page.locator('.toast')).toContainText('Copied');
    const link = await ann.page.evaluate(() => navigator.clipboard.readText());
    const record = await downloaded(ann.page);
    expect(record).toContain('twenty-four-seven');

    // Somebody else opens the link: the whole game is in it.
    const bob = await meet({ name: 'Bob' });
    await bob.page.goto(link);
    const title = (result ?? '').replace('You win!', 'Ann wins');
    await expect(bob.page.locator('.result h2')).toHaveText(title);
    await bob.page.getByRole('button', { name: 'Verify' }).click();
    await expect(bob.page.locator('.fairness__verdict--right')).toContainText('Everything is right');
    await bob.page.getByRole('button', { name: 'To the beginning' }).click();
    await bob.page.getByLabel('Seen by').selectOption('2');
    await bob.page.getByRole('button', { name: 'One step on' }).click();
    expect(await downloaded(bob.page)).toBe(record);

    // Another secret: the commitment does not fit.
    const changed = (from: RegExp, to: (found: string) => string) => {
      const other = record.replace(from, to);
      expect(other).not.toBe(record);
      return replayPath(other);
    };
    const flip = (text: string) => text.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'));
    await bob.page.goto('/');
    await bob.page.goto(
      changed(/secret=[0-9a-f]{64}|Secret "[0-9a-f]{64}|[Ss]ecret[ :"=]+[0-9a-f]{64}/, flip),
    );
    await bob.page.getByRole('button', { name: 'Verify' }).click();
    await expect(bob.page.locator('.fairness__verdict--wrong')).toContainText(/commitment/);

    // Another tile in the heap: either the game cannot be played like that, or the draw is not the secret's.
    await bob.page.goto('/');
    const last = [...record.matchAll(/^\* draw (\d+)$/gm)].at(-1);
    expect(last).toBeDefined();
    const tile = last?.[1] === '1' ? '2' : '1';
    const at = last?.index ?? 0;
    const lied = `${record.slice(0, at)}* draw ${tile}${record.slice(at + (last?.[0].length ?? 0))}`;
    await bob.page.goto(replayPath(lied));
    const verify = bob.page.getByRole('button', { name: 'Verify' });
    const refused = bob.page.getByRole('heading', { name: 'This record cannot be replayed' });
    await expect(verify.or(refused).first()).toBeVisible();
    if (await verify.isVisible()) {
      await verify.click();
      await expect(bob.page.locator('.fairness__verdict--wrong')).toContainText(`“draw ${tile}”`);
    } else {
      await expect(bob.page.locator('.table__gone')).toContainText(/line|draw|tile/);
    }

    // A link that was cut short, and a file in its place.
    await bob.page.goto('/');
    await bob.page.goto(link.slice(0, -40));
    await expect(bob.page.getByRole('heading', { name: 'There is no game in this link' })).toBeVisible();
    const name = 'game.twenties';
    const field = bob.page.getByLabel('Open a record');
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('not a record') });
    await expect(refused).toBeVisible();
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(record) });
    await expect(bob.page.locator('.result h2')).toHaveText(title);
  },
);

test(
  'a tile of 24/7 waits five seconds, and can be taken back until then',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await playNow(page, 'twenty-four-seven');
    await expect(page.locator('.rack__tile').first()).toBeVisible();
    const hand = await page.locator('.rack__tile').allTextContents();
    const lay = async () => {
      // What was taken back is still in the fingers.
      await page.keyboard.press('Escape');
      await page.locator('.rack__tile').first().click();
      await page.locator('.square--fits').first().click();
      await expect(page.getByRole('timer')).toHaveText(/Confirms in [1-5] s/);
    };
    await lay();
    await expect(page.locator('.tile--pending')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('timer')).toBeHidden();
    expect(await page.locator('.rack__tile').allTextContents()).toEqual(hand);
    // Nobody confirms: it stays by itself.
    await lay();
    await expect(page.getByRole('timer')).toBeHidden({ timeout: 10_000 });
    await onTurn(page);
    await expect(page.locator('.story__line').filter({ hasText: 'You put' })).toHaveCount(1);
  },
);

test('whoever wants to be asked before each move is asked', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({ confirm: true });
  await playNow(page, 'game-of-20');
  const open = page.locator('.tray__tile:not([aria-disabled])');
  const take = page.locator('.draft__take');
  const wants = (await take.textContent())?.includes('two') ? 2 : 1;
  for (let n = 0; n < wants; n++) await open.nth(n).click();
  await take.click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await expect(page.locator('.story__line').filter({ hasText: 'You took' })).toHaveCount(0);
});
