import { browser } from '../tools/serve.mjs';
import { closeCommands, onTurn, over, playNow, playOne } from './playing';
import { expect, test } from './person';

// A name for this machine that the browser trusts no more than the address of a machine in the same room.
const name = 'twenties.test';
const args = [...browser.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`];
test.use({ launchOptions: { ...browser, args } });

test(
  'a page that is not served securely plays, shares and verifies all the same',
  { tag: '@all' },
  async ({ meet }) => {
    const origin = new URL(process.env['TWENTIES_URL'] ?? '');
    origin.hostname = name;
    const { page, allow } = await meet({ name: 'Ann' }, undefined, origin.origin);
    // The browser says that it takes this header from secure pages alone.
    allow(/Cross-Origin-Opener-Policy/);
    await playNow(page, 'twenty-four-seven');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await page.evaluate(() => 'subtle' in crypto || 'serviceWorker' in navigator)).toBe(false);

    // A move, and the answer of the bot: both draw tiles.
    await playOne(page);
    await closeCommands(page);
    await onTurn(page);
    await expect(
      page.locator('.story__line').filter({ hasText: /Gentle put|Gentle cannot/ }),
    ).not.toHaveCount(0);

    // The chance of that game is computed again.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(over(page)).toBeVisible();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.locator('.fairness__verdict--right')).toBeVisible();
    await page.getByRole('button', { name: 'Share the game' }).click();
    await expect(page.locator('.toast')).toContainText('Copied');

    // What the browser keeps for secure pages is refused kindly.
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Notifications' }).click();
    await expect(page.getByText('The browser does not allow notifications')).toBeVisible();

    // A table online.
    await page.goto('/new/twenty-one?for=friends');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.gathering__seat').first()).toContainText('Ann');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.toast')).toContainText('Copied');
  },
);
