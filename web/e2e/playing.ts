import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a game on home, by its id. */
export const card = (page: Page, game: string): Locator => page.locator(`.game-card[data-game="${game}"]`);

export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await card(page, game).locator('.button-main').click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.felt')).toBeVisible();
  await onTurn(page);
}

export const over = (page: Page): Locator => page.locator('.result');
/** The viewer is to decide and the board knows it, or a move of theirs waits. */
const ownTurn = (page: Page): Locator =>
  page.locator('.table--acts, .table:has(.table__turn--own):has(.table__dock--waits)');

/** Until the viewer is to decide, or the game is over. */
export async function onTurn(page: Page): Promise<void> {
  await expect(ownTurn(page).or(over(page)).first()).toBeVisible({ timeout: 20_000 });
}

const said = (page: Page): Locator => page.locator('.command-line__said li');

export async function openCommands(page: Page): Promise<void> {
  if (await page.locator('.command-line input').isVisible()) return;
  await page.keyboard.press('/');
  await expect(page.locator('.command-line input')).toBeFocused();
}

/** Types a command, and answers what the page says to it. */
export async function command(page: Page, text: string): Promise<string[]> {
  await openCommands(page);
  const input = page.locator('.command-line input');
  await input.fill(text);
  await input.press('Enter');
  await expect(said(page).first()).toHaveText(`/ ${text}`);
  return (await said(page).allTextContents()).slice(1);
}

export async function closeCommands(page: Page): Promise<void> {
  const input = page.locator('.command-line input');
  if (await input.isVisible()) await input.press('Escape');
}

/** The moves that the page offers now, best first; none if it is not the viewer's turn, or the game is over. */
export async function offered(page: Page): Promise<string[]> {
  let moves: string[] = [];
  await expect(async () => {
    await onTurn(page);
    if (await over(page).isVisible()) return;
    const lines = await command(page, 'moves');
    moves = lines.slice(1).map((line) => line.replace(/: -?\d+$/, ''));
    expect(moves.length).toBeGreaterThan(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  return moves;
}

/** How many decisions are told so far: it rises when a move has arrived. */
const told = (page: Page): Promise<string | null> => page.locator('.table__story').textContent();

export type Choose = (moves: string[]) => string | undefined;

/** Plays one move of those offered. False when the game is over. */
export async function playOne(page: Page, choose: Choose = (moves) => moves[0]): Promise<boolean> {
  const move = choose(await offered(page));
  if (move === undefined || (await over(page).isVisible())) return false;
  const before = await told(page);
  await command(page, move);
  const confirm = page.locator('.table__dock--waits');
  await expect(async () => {
    if (await confirm.isVisible()) await command(page, 'confirm');
    expect((await told(page)) !== before || (await over(page).isVisible())).toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  return true;
}

/** Plays what the page offers until the game is over, from within the page: a whole game is hundreds of commands. */
export async function playToTheEnd(page: Page): Promise<void> {
  await openCommands(page);
  await page.evaluate(async () => {
    const find = (what: string) => document.querySelector(what);
    const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));
    const said = () => [...document.querySelectorAll('.command-line__said li')].map((one) => one.textContent);
    const isOver = () => find('.result') !== null;
    const say = async (text: string) => {
      const input = document.querySelector<HTMLInputElement>('.command-line input');
      if (!input) throw new Error('the command line is gone');
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await wait(5);
      input.form?.requestSubmit();
      for (let n = 0; n < 2000 && (said()[0] !== `/ ${text}` || input.value !== ''); n++) await wait(5);
    };
    const end = Date.now() + 100_000;
    while (!isOver() && Date.now() < end) {
      if (!find('.table__turn--own')) {
        await wait(5);
      } else if (find('.table__dock--waits')) {
        await say('confirm');
        await wait(5);
      } else {
        await say('moves');
        const move = said()[2]?.replace(/: -?\d+$/, '');
        if (move !== undefined && said()[0] === '/ moves') await say(move);
      }
    }
  });
  await expect(over(page)).toBeVisible();
}

/** After the last move: the result, how it came about, and that chance was fair. */
export async function theEnd(page: Page): Promise<void> {
  await closeCommands(page);
  await expect(over(page).locator('h2')).toHaveText(/win|Nobody|Perfect/);
  await expect(page.getByRole('heading', { name: 'The scores', exact: true })).toBeVisible();
  await expect(page.locator('.chart svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.locator('.fairness__verdict--right')).toContainText('Everything is right');
  await page.getByRole('button', { name: 'Watch it again' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  await expect(page.locator('.replayer__text')).toHaveText('The beginning.');
  await slider.press('End');
  await expect(page.locator('.replayer__foot')).toContainText(/Step (\d+) of \1/);
}
