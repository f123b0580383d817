import { chooseFitting } from './boards';
import { openHere, openOnline, sit, spilling } from './tables';
import { closeCommands, onTurn, playNow, playToTheEnd } from './playing';
import { expect, test, type Page } from './person';

const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
];

/** Those of these elements that a finger would not hit in their middle, without any scrolling. */
async function covered(page: Page, what: string): Promise<string[]> {
  return page.evaluate((what) => {
    const all = [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    if (all.length === 0) return [`nothing is ${what}`];
    return all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !hit || !(one.contains(hit) || hit.contains(one));
      })
      .map((one) => one.dataset['square'] ?? one.ariaLabel ?? one.textContent);
  }, what);
}

/** Small phones, phones on their side, a tablet upright: there is no scrolling in the middle of a move. */
const uprightPhones = [...phones, { width: 320, height: 568 }, { width: 360, height: 640 }];
const wideScreens = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

/** What one plays with, all of which is to be seen at once. */
const playedWith: Record<string, string> = {
  'game-of-20': '.tray__tile, .draft__take',
  'twenty-one': '.tray-die, .sheet-own .sheet-cell, .marking button',
  'sums-of-20': '.square, .rack__tile, .actions button',
  'twenty-four-seven': '.square, .rack__tile',
};

/** Nothing is covered, out of view, or wider than the screen. */
async function allInView(page: Page, what: string): Promise<void> {
  await expect(page.locator(what).first()).toBeVisible();
  await expect.poll(() => covered(page, what)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Looks at an open table on one screen after the other, each time as somebody does who opens it there. */
async function inViewOn(page: Page, screens: typeof phones, what: string): Promise<void> {
  for (const screen of screens) {
    await test.step(`${screen.width}×${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await page.reload();
      await onTurn(page);
      await allInView(page, what);
    });
  }
}

for (const [kind, screens] of Object.entries({
  'upright phones': uprightPhones,
  'wide screens': wideScreens,
})) {
  for (const [game, what] of Object.entries(playedWith)) {
    test(
      `${game} on ${kind}: board, own tiles and buttons are in view together`,
      { tag: '@all' },
      async ({ meet }) => {
        const { page } = await meet({}, screens[0]);
        for (const others of game === 'game-of-20' ? [1] : [1, 3]) {
          await openHere(page, game, ['me', ...Array<string>(others).fill('bot:gentle')]);
          await onTurn(page);
          await inViewOn(page, screens, `${what}, .table-actions button`);
        }
      },
    );
  }

  test(
    `the puzzle on ${kind}: the board and the hand that is to move are in view`,
    { tag: '@all' },
    async ({ meet }) => {
      // As on a first visit: each screen is somebody else's.
      for (const screen of screens) {
        const { page } = await meet({}, screen);
        await page.goto('/puzzle');
        await onTurn(page);
        await expect(page.locator('.rack__tile')).toHaveCount(12);
        await allInView(page, '.square, .rack__tile');
      }
    },
  );
}

/** German has the longest words. */
for (const [game, what] of Object.entries(playedWith)) {
  test(`${game} in German is in view on phones and on a desk`, { tag: '@all' }, async ({ meet }) => {
    const screens = [...uprightPhones, { width: 1280, height: 800 }];
    const { page } = await meet({ language: 'de' }, screens[0]);
    await playNow(page, game);
    await inViewOn(page, screens, `${what}, .table-actions button`);
    // Whoever rolled first decides about the dice, and has other buttons then.
    const keep = page.locator('.marking-deciding .button-main');
    if (await keep.isVisible()) {
      await keep.click();
      await expect(page.locator('.marking-modes')).toBeVisible();
      await inViewOn(page, screens, `${what}, .table-actions button`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await spilling(page, '.button, .actions, .marking, .tray, .dice-tray, .hand')).toEqual([]);
  });
}

test('a phone on its side never scrolls sideways at a table', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({}, { width: 832, height: 360 });
  await playNow(page, 'twenty-four-seven');
  for (const [width, height] of [
    [832, 360],
    [900, 412],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await allInView(page, '.square, .rack__tile, .table-actions button');
  }
});

test(
  'where the head of the page gave way to the board, "More" leads home',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet({}, { width: 360, height: 640 });
    await playNow(page, 'twenty-four-seven');
    await expect(page.locator('.frame-header')).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.frame-header')).toBeVisible();
  },
);

test(
  'after the puzzle one may try it again or go home, which knows that it is done',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet();
    await page.goto('/puzzle');
    await onTurn(page);
    await playToTheEnd(page);
    await closeCommands(page);
    const result = page.locator('.result');
    await expect(result.getByRole('button', { name: /rematch|same tiles/i })).toHaveCount(0);
    await result.getByRole('button', { name: 'Try again' }).click();
    await onTurn(page);
    await expect(page).toHaveURL(/\/puzzle$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Puzzle of the day' })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('.puzzle-card')).toContainText('Done for today');
  },
);

/** What the task of a step is done with: buttons, tiles, and the squares that its words name. */
const needed: Record<string, string> = {
  'game-of-20': '.rack__tile, .tray__tile:not([aria-disabled]), .draft__take, .square--named',
  'twenty-one': '.marking button, .sheet-now .sheet-cell',
  'sums-of-20': '.rack__tile, .actions-main, .square--named',
  'twenty-four-seven': '.rack__tile, .square--named',
};

for (const { width, height } of [...phones, { width: 740, height: 360 }]) {
  for (const [game, what] of Object.entries(needed)) {
    test(
      `the lesson of ${game} at ${width}×${height}: nothing lies over what a task needs`,
      { tag: '@all' },
      async ({ meet }) => {
        const { page } = await meet({}, { width, height });
        await page.goto(`/learn/${game}`);
        const next = page.getByRole('button', { name: 'Next', exact: true });
        const show = page.getByRole('button', { name: 'Show me', exact: true });
        for (let tasks = 0; ;) {
          await expect(next.or(show).or(page.locator('.guided-end'))).toBeVisible();
          if (await page.locator('.guided-end').isVisible()) {
            expect(tasks).toBeGreaterThan(2);
            break;
          }
          if (await show.isVisible()) {
            tasks += 1;
            const step = await page.locator('.guided-sheet h2').textContent();
            // Beside the board on a low screen, a hand may have to be scrolled to, as at a table.
            const sought = width > height ? '.square--named, .sheet-now .sheet-cell' : what;
            if (width < height || (await page.locator(sought).count()) > 0) {
              await expect.poll(() => covered(page, sought), { message: step ?? '' }).toEqual([]);
            }
            await show.click();
          } else await next.click();
        }
      },
    );
  }
}

test('a lesson marks the squares that it names', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({}, { width: 360, height: 740 });
  await page.goto('/learn/twenty-four-seven');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.guided-task')).toContainText('e4');
  await expect(page.locator('.square--named')).toHaveCount(1);
  await expect(page.locator('.square--named')).toHaveAttribute('data-square', 'e4');
  for (const part of ['.grid-letters', '.grid-numbers']) await expect(page.locator(part)).toBeVisible();
});

test('an online table that gives no help has its buttons in view', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({ name: 'Ann' }, { width: 740, height: 360 });
  const path = await openOnline(page, 'twenty-four-seven');
  await sit(page, path, 1);
  const { page: other } = await meet({ name: 'Ben' });
  await sit(other, path, 2);
  await expect(page.locator('.players .table-note')).toBeVisible();
  await allInView(page, '.square, .rack__tile, .table-actions button');
});

test(
  'on a phone on its side the end of a game has its names and its width',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet({}, { width: 844, height: 390 });
    await openHere(page, 'twenty-one', ['me', ...Array<string>(5).fill('bot:gentle')]);
    await onTurn(page);
    await playToTheEnd(page);
    expect(await spilling(page, '.result, .result__seat > .ellipsis')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test('in the lesson on a phone on its side no die lies over another', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({}, { width: 844, height: 390 });
  await page.goto('/learn/twenty-one');
  const dice = page.locator('.tray-die');
  await expect(dice).toHaveCount(6);
  const overlaps = await dice.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const beside = (a: DOMRect, b: DOMRect) => a !== b && Math.abs(a.top - b.top) < 2 && a.left <= b.left;
    return boxes.filter((a) => boxes.some((b) => beside(a, b) && b.left < a.right - 1)).length;
  });
  expect(overlaps).toBe(0);
});

for (const [width, height] of [
  [740, 360],
  [640, 400],
] as const) {
  test(
    `beside the board at ${width}×${height} nothing of what a move brings is cut`,
    { tag: '@all' },
    async ({ meet }) => {
      const { page } = await meet({}, { width, height });
      await playNow(page, 'twenty-four-seven');
      const advice = page.locator('.advice');
      const cut = () => advice.evaluate((one) => one.scrollHeight - one.clientHeight);
      const buttons = async () => (await page.locator('.table-actions').boundingBox())?.y;
      expect(await cut()).toBeLessThanOrEqual(0);
      const before = await buttons();
      // It waits for five seconds only: on a slow machine the next turn has to do.
      await expect(async () => {
        await onTurn(page);
        await chooseFitting(page);
        await expect(page.locator('.waiting')).toBeVisible({ timeout: 2000 });
        await expect(advice).toContainText('is allowed', { timeout: 2000 });
      }).toPass();
      expect(await cut()).toBeLessThanOrEqual(0);
      expect(Math.abs(((await buttons()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(2);
      await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeInViewport({ ratio: 1 });
    },
  );
}
