import { chooseFitting, confirm, pencilOne } from './boards';
import { card, closeCommands, over, playOne, playToTheEnd } from './playing';
import { openOnline, sit } from './tables';
import { expect, test, type Page } from './person';

const story = (page: Page) => page.locator('.story__line');
const own = (page: Page) => page.locator('.table__turn--own');

test(
  'two people at one table: one reloads, one is cut off and comes back',
  { tag: ['@play', '@online'] },
  async ({ meet }) => {
    // A whole game between three browsers.
    test.slow();
    const ann = await meet({ name: 'Ann' });
    const bob = await meet({ name: 'Bob' });
    const eve = await meet({ name: 'Eve' });

    // Ann opens a table for friends, and sits at it.
    await ann.page.goto('/');
    await ann.page.getByRole('link', { name: /With friends/ }).click();
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(ann.page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(ann.page.locator('.gathering__seat').first()).toContainText('Ann');
    const link = await ann.page.getByLabel('Invite').inputValue();
    await sit(bob.page, link, 2);
    await eve.page.goto(link);
    await expect(eve.page.getByText('You are watching')).toBeVisible();
    await expect(eve.page.locator('.rack')).toHaveCount(0);

    // Whoever begins lays a tile; the other sees it at once.
    await expect(own(ann.page).or(ann.page.getByText('Bob is to move')).first()).toBeVisible();
    const annBegins = await own(ann.page).isVisible();
    const [first, second] = annBegins ? [ann, bob] : [bob, ann];
    await chooseFitting(first.page);
    await confirm(first.page);
    await expect(own(second.page)).toBeVisible();
    await expect(second.page.locator('.tile--last')).toHaveCount(1);

    // The one to move loads the page again, with a tile that waits: all is as it was.
    await chooseFitting(second.page);
    await expect(second.page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await second.page.reload();
    await expect(second.page.locator('.felt')).toBeVisible();
    // Either it still waits, or its five seconds are over by now.
    await expect(own(first.page)).toBeVisible();
    await expect(story(eve.page).filter({ hasText: /put/ })).toHaveCount(2);

    // The one to wait is cut off. The game goes on without them, and they hear of it when they are back.
    second.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await second.context.setOffline(true);
    await chooseFitting(first.page);
    await confirm(first.page);
    await expect(own(first.page)).toBeHidden();
    const cut = second.page.locator('.table__turn').getByText('Reconnecting');
    await expect(cut).toBeVisible({ timeout: 15_000 });
    await expect(second.page.locator('.felt')).toBeVisible();
    await second.context.setOffline(false);
    await expect(own(second.page)).toBeVisible();
    await expect(cut).toBeHidden();
    await expect(story(second.page).filter({ hasText: /put/ })).toHaveCount(3);

    // To undo needs the word of the other when something new was shown.
    await playOne(second.page);
    await closeCommands(second.page);
    await second.page.getByRole('button', { name: 'Undo' }).click();
    await first.page.getByRole('button', { name: 'Refuse' }).click();
    await expect(second.page.getByText('You asked to take back')).toBeHidden();
    await expect(second.page.locator('.notice')).toContainText('Your move stays');

    // To the end; both see the same, and play again at a table that both are led to.
    await Promise.all([playToTheEnd(first.page), playToTheEnd(second.page)]);
    for (const { page } of [first, second]) await closeCommands(page);
    await expect(over(first.page)).toBeVisible();
    await expect(over(second.page)).toBeVisible();
    await expect(over(eve.page)).toContainText(/wins|win together/);
    await first.page.getByRole('button', { name: 'Verify' }).click();
    await expect(first.page.locator('.fairness__verdict--right')).toContainText('Your own share is in it');
    await first.page.getByRole('button', { name: 'Rematch' }).click();
    await second.page.getByRole('button', { name: 'To the rematch' }).click();
    await expect(over(second.page)).toBeHidden();
    await expect(first.page.locator('.felt')).toBeVisible();
    await expect(second.page.locator('.felt')).toBeVisible();
    expect(new URL(first.page.url()).pathname).toBe(new URL(second.page.url()).pathname);
  },
);

test(
  'a move without a connection waits, can be taken back, and goes out when it is back',
  { tag: '@all' },
  async ({ meet }) => {
    const ann = await meet({ name: 'Ann' });
    const bob = await meet({ name: 'Bob' });
    const path = await openOnline(ann.page, 'twenty-four-seven');
    await sit(ann.page, path, 1);
    await sit(bob.page, path, 2);
    for (const { page } of [ann, bob]) {
      await expect(page.locator('.felt')).toBeVisible();
      await expect(page.locator('.rack__tile').first()).toBeVisible();
    }
    // Either may begin.
    const acts = (page: Page) => page.locator('.table--acts');
    await expect.poll(async () => (await acts(ann.page).count()) + (await acts(bob.page).count())).toBe(1);
    const [first, second] = (await acts(ann.page).count()) === 1 ? [ann, bob] : [bob, ann];
    // All that the board needs is there before the connection is cut: a tile was taken up and put down.
    await first.page.locator('.rack__tile').first().click();
    await expect(first.page.locator('.square--fits').first()).toBeVisible();
    await first.page.keyboard.press('Escape');
    await expect(first.page.locator('.square--fits')).toHaveCount(0);

    // Nor is anything being fetched for later.
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    first.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|fetching the script/);
    await first.context.setOffline(true);
    await expect(first.page.locator('.table__turn').getByText('Reconnecting')).toBeVisible();
    const waits = first.page
      .locator('.waiting')
      .filter({ hasText: 'Not sent yet: waiting for the connection' });
    await chooseFitting(first.page);
    await expect(waits).toBeVisible();
    await expect(first.page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
    await first.page.getByRole('button', { name: 'Take back' }).click();
    await expect(waits).toBeHidden();
    await expect(acts(first.page)).toBeVisible();
    // What was taken back may still be in the fingers.
    await first.page.keyboard.press('Escape');
    await expect(first.page.locator('.square--fits')).toHaveCount(0);
    await chooseFitting(first.page);
    await expect(waits).toBeVisible();
    await expect(story(second.page).filter({ hasText: /put/ })).toHaveCount(0);

    // It goes out once; the table keeps it for its five seconds, and then the other one is to move.
    await first.context.setOffline(false);
    await expect(waits).toBeHidden();
    await expect(own(second.page)).toBeVisible();
    for (const { page } of [first, second])
      await expect(story(page).filter({ hasText: /put/ })).toHaveCount(1);
  },
);

test(
  'a board that could not be loaded comes when the connection is back',
  { tag: '@all' },
  async ({ meet }) => {
    const { page, context, allow } = await meet();
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    // Nothing is kept for later: the board has to come from the server.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    const board = /\/assets\/table-[^/]+\.(js|css)$/;
    await context.route(board, (route) => route.abort());
    await page.goto('/');
    await card(page, 'twenty-four-seven').locator('.button-main').click();
    const failed = page.getByText('The board could not be loaded.');
    await expect(failed).toBeVisible();
    await context.setOffline(true);
    await context.unroute(board);
    await context.setOffline(false);
    await expect(page.locator('.rack__tile').first()).toBeVisible();
    await expect(failed).toBeHidden();
    await expect(page.locator('.rack')).toHaveCSS('display', /flex|grid/);
  },
);

test('marks of Twenty One are sealed until all have marked', { tag: '@all' }, async ({ meet }) => {
  const ann = await meet({ name: 'Ann' });
  const bob = await meet({ name: 'Bob' });
  const path = await openOnline(ann.page, 'twenty-one');
  await sit(ann.page, path, 1);
  await sit(bob.page, path, 2);
  const keep = (page: Page) => page.getByRole('button', { name: 'Keep', exact: true });
  const first = await Promise.race(
    [ann, bob].map((one) =>
      keep(one.page)
        .waitFor()
        .then(() => one),
    ),
  );
  await keep(first.page).click();
  // Bob pencils something in; Ann's seal takes nothing of it away.
  await pencilOne(bob.page);
  await pencilOne(ann.page);
  await ann.page.locator('.marking-commit').click();
  await expect(ann.page.getByText('Your mark is sealed.')).toBeVisible();
  const sheetOfAnn = bob.page.locator('.twenty-one-others');
  await expect(sheetOfAnn).toContainText('sealed');
  await expect(sheetOfAnn.locator('.space-written, .space-crossed')).toHaveCount(0);
  await expect(bob.page.getByRole('gridcell', { name: /pencilled/ })).toHaveCount(1);
  // It can be taken back until all are done.
  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheetOfAnn).not.toContainText('sealed');
  await pencilOne(ann.page);
  await ann.page.locator('.marking-commit').click();
  await expect(sheetOfAnn).toContainText('sealed');
  await bob.page.locator('.marking-commit').click();
  await expect(sheetOfAnn).not.toContainText('sealed');
  await expect(bob.page.locator('.story__line').filter({ hasText: /Ann (wrote|crossed)/ })).toHaveCount(1);
  await expect(ann.page.locator('.story__line').filter({ hasText: /Bob (wrote|crossed)/ })).toHaveCount(1);
});

test('a table in the lobby is found, and a link to none says so', { tag: '@all' }, async ({ meet }) => {
  const ann = await meet({ name: 'Ann' });
  const bob = await meet({ name: 'Bob' });
  await ann.page.goto('/new/sums-of-20?for=friends');
  await ann.page.getByText('Show it among the open tables').click();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.page).toHaveURL(/\/t\//);
  await bob.page.goto('/tables');
  await bob.page.locator('.table-list a').first().click();
  await expect(bob.page).toHaveURL(ann.page.url());
  await bob.page.getByRole('button', { name: 'Sit at seat 2' }).click();
  await expect(bob.page.locator('.felt')).toBeVisible();
  await bob.page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(bob.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  // A link that lost letters cannot even be a table's.
  await bob.page.goto('/t/x');
  await expect(bob.page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
});
