import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a game on home, by its id. */
export const card = (page: Page, game: string): Locator => page.locator(`.game-card[data-game="${game}"]`);

export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await card(page, game).locator('.button-main').click();
  await expect(page).toHaveURL(/\/play\//);
  await onTurn(page);
}

export const over = (page: Page): Locator => page.locator('.result');
const ownTurn = (page: Page): Locator => page.locator('.table__turn--own');

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
  const confirm = page.getByRole('button', { name: /^(Confirm|Confirmar)$/ });
  await expect(async () => {
    if (await confirm.isVisible()) await command(page, 'confirm');
    expect((await told(page)) !== before || (await over(page).isVisible())).toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  return true;
}

/** Plays what the page offers until the game is over. */
export async function playToTheEnd(page: Page, choose?: Choose): Promise<void> {
  for (let n = 0; n < 200 && (await playOne(page, choose)); n++);
  await expect(over(page)).toBeVisible();
}
