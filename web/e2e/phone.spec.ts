import { readFileSync } from 'node:fs';
import { chooseFitting, pencilOne } from './boards';
import { onTurn, over, playNow } from './playing';
import { replayPath, spilling } from './tables';
import { expect, type Meet, test, type Page } from './person';

const phone = { width: 375, height: 700 };

/** Nothing is wider than the screen, whatever is written where. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** No button or link is cut off at the side by what it stands in. */
async function isWhole(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, header a, header button, header select')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        for (let at = control.parentElement; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          const box = at.getBoundingClientRect();
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false;
          if (style.overflowX === 'visible') continue;
          if (right > box.right + 1 || left < box.left - 1) return true;
        }
        return false;
      })
      .map((control) => control.textContent),
  );
  expect(cut, `cut off at ${page.url()}`).toEqual([]);
  expect(
    await spilling(page, 'main .button, .guided-progress, .frame-places a, header select'),
    page.url(),
  ).toEqual([]);
}

test('on a phone every game is played with a thumb', { tag: '@play' }, async ({ meet }) => {
  const { page } = await meet({ name: 'Ann' }, phone);
  await playNow(page, 'twenty-four-seven');
  await fits(page);
  await chooseFitting(page, true);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeInViewport();
  await confirm.tap();
  await onTurn(page);

  await playNow(page, 'game-of-20');
  await fits(page);
  await page.locator('.tray__tile:not([aria-disabled])').first().tap();
  await expect(page.locator('.tray__tile--marked')).toHaveCount(1);

  await playNow(page, 'twenty-one');
  await fits(page);
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await expect(keep.or(page.locator('.marking-commit')).first()).toBeVisible();
  if (await keep.isVisible()) await keep.tap();
  await pencilOne(page);
  await page.locator('.marking-commit').tap();
  await expect(page.locator('.space-written, .space-crossed').first()).toBeVisible();

  await playNow(page, 'sums-of-20');
  await fits(page);
  // The first tap on so small a square comes closer, the second lays the tile.
  await page.locator('.rack__tile').first().tap();
  await page.locator('[data-square="h8"], [data-square="g8"]').first().tap();
  await fits(page);
});

for (const [language, width] of [
  ['en', 320],
  ['es', 320],
  ['es', 360],
  ['de', 320],
  ['de', 360],
  ['de', 1280],
] as const) {
  test(`no page is wider than a screen of ${width} pixels, ${language}`, { tag: '@all' }, ({ meet }) =>
    everyScreenFits(meet, language, width),
  );
}

async function everyScreenFits(meet: Meet, language: string, width: number): Promise<void> {
  const { page } = await meet({ language }, { width, height: 640 });
  const paths = [
    '/',
    '/tables',
    '/learn',
    '/settings',
    '/puzzle',
    '/replay',
    '/nowhere',
    ...['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'].flatMap((game) => [
      `/new/${game}?for=friends`,
      `/learn/${game}`,
      `/rules/${game}`,
    ]),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await fits(page);
    await isWhole(page);
  }
}

/** Rows of a sheet that are not to be filled now are only to be read. */
const targets = 'main button, main a.button, .square, .sheet-now .sheet-cell';

test('buttons and squares are large enough for a finger', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({}, phone);
  for (const game of ['twenty-four-seven', 'game-of-20', 'twenty-one']) {
    await playNow(page, game);
    const small = await page.evaluate(
      (targets) =>
        [...document.querySelectorAll<HTMLElement>(targets)]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ one, box }) => `${one.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
      targets,
    );
    expect(small, game).toEqual([]);
  }
});

test(
  'a narrow phone: long names, records, and a result that comes into view',
  { tag: '@all' },
  async ({ meet }) => {
    const { page } = await meet({}, { width: 360, height: 664 });
    const inside = (what: string, of: string) =>
      page.evaluate(
        ([inner = '', outer = '']) => {
          const box = document.querySelector(outer)?.getBoundingClientRect();
          return [...document.querySelectorAll(inner)].map(
            (one) => (box?.right ?? 0) - one.getBoundingClientRect().right,
          );
        },
        [what, of],
      );
    const names = ['a', 'b', 'c', 'd'].map((letter) => `Wolfeschlegelsteinh${letter}`).join(', ');
    const record = readFileSync('../tests/data/records/twenty-four-seven.twenties', 'utf8');
    await page.goto(replayPath(record.replace(/^seats:.*$/m, `seats: ${names}`)));
    await page.getByLabel('Seen by').selectOption('2');
    await fits(page);
    for (const room of await inside(
      '.replayer__button, .replayer__scores, .replayer__seat',
      '.replayer__controls',
    ))
      expect(room).toBeGreaterThan(8);

    // What cannot be played keeps away from the edges.
    await page.goto('/');
    await page.goto('/replay#abc');
    const panel = await page.locator('.table__gone').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(7);
    expect((panel?.x ?? 0) + (panel?.width ?? 360)).toBeLessThanOrEqual(353);

    // The game ends in front of somebody: the result is there. Opened later, the page is where pages begin.
    await playNow(page, 'sums-of-20');
    await expect(page.locator('.actions')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const again = over(page).getByRole('button', { name: 'Rematch' });
    await expect(again).toBeInViewport({ ratio: 1 });
    // Everybody with their score, who has won first.
    const seats = over(page).locator('.result__seat');
    await expect(seats).toHaveText([/^G?Gentle.*points?$/, /^Y?You.*points?$/]);
    await expect(seats.first()).toHaveClass(/result__seat--won/);
    await expect(page.locator('.actions')).toHaveCount(0);
    await over(page).getByRole('button', { name: 'Share the game' }).click();
    const word = await page.locator('.toast p').boundingBox();
    const close = await page.locator('.toast button').boundingBox();
    expect(close?.x).toBeGreaterThan((word?.x ?? 0) + (word?.width ?? 0) - 1);
    await page.reload();
    await expect(again).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
