// Takes the pictures of README and of the documents from the real page: npm run screenshots
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browser as launch, serve } from './serve.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'pictures');
const desk = { width: 1000, height: 640 };
const phone = { width: 390, height: 780 };

mkdirSync(folder, { recursive: true });
const { url, stop } = await serve();
const browser = await chromium.launch(launch);

/** A page of a browser that has been set up like this. */
async function open(theme, viewport, deviceScaleFactor = 1) {
  const settings = { language: 'en', theme, motion: 'none', sound: false, level: 'sharp', name: 'Ann' };
  const localStorage = [{ name: 'twenties.settings', value: JSON.stringify(settings) }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({ baseURL: url, viewport, deviceScaleFactor, storageState });
  return context.newPage();
}

async function say(page, text) {
  const input = page.locator('.command-line input');
  if (!(await input.isVisible())) await page.keyboard.press('/');
  await input.fill(text);
  await input.press('Enter');
  await page.locator('.command-line__said li').first().filter({ hasText: text }).waitFor();
  return (await page.locator('.command-line__said li').allTextContents()).slice(1);
}

/** Whether the person is to move, once that is known: false when the game is over. */
async function ownTurn(page) {
  const turn = page.locator('.table__turn--own');
  await turn.or(page.locator('.table--over')).first().waitFor();
  return turn.isVisible();
}

/** Begins a game and makes some of the moves that the page offers; false if it has not so many. */
async function playOn(page, game, moves) {
  await page.goto('/');
  await page.locator(`.game-card[data-game="${game}"] .button-main`).click();
  await page.locator('.felt').waitFor();
  for (let n = 0; n < moves; n += 1) {
    if (!(await ownTurn(page))) return false;
    const [, move] = await say(page, 'moves');
    if (move === undefined) return false;
    await say(page, move.replace(/: -?\d+$/, ''));
    if (game === 'twenty-four-seven') {
      await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
      await say(page, 'confirm');
    }
  }
  if (!(await ownTurn(page))) return false;
  await page.keyboard.press('Escape');
  await page.locator('.command-line').waitFor({ state: 'detached' });
  return true;
}

/** Plays until there is a position worth a picture. */
async function play(page, game, moves) {
  for (let tries = 0; tries < 10; tries += 1) if (await playOn(page, game, moves)) return;
  throw new Error(`no game of ${game} lasts ${moves} moves`);
}

/** Takes up the tile of the hand that fits on most squares. */
async function takeUp(page) {
  let best = { tile: 0, fits: -1 };
  const tiles = page.locator('.rack__tile');
  const count = await tiles.count();
  const choose = async (at) => {
    await tiles.nth(at).click();
    await page.locator('.square--fits, .square--refuses').first().waitFor();
    return page.locator('.square--fits').count();
  };
  for (let at = 0; at < count; at += 1) {
    const fits = await choose(at);
    if (fits > best.fits) best = { tile: at, fits };
    await page.keyboard.press('Escape');
  }
  await choose(best.tile);
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`${name}.png`);
}

try {
  const home = await open('light', desk);
  await home.goto('/');
  await home.waitForLoadState('networkidle');
  await shoot(home, 'home');

  const table = await open('light', desk);
  await play(table, 'twenty-four-seven', 6);
  await takeUp(table);
  await shoot(table, 'twenty-four-seven');
  await play(table, 'game-of-20', 12);
  await takeUp(table);
  await shoot(table, 'game-of-20');
  await play(table, 'twenty-one', 9);
  await shoot(table, 'twenty-one');
  await play(table, 'sums-of-20', 4);
  await shoot(table, 'sums-of-20');

  const small = await open('light', phone);
  await play(small, 'twenty-four-seven', 5);
  await takeUp(small);
  await shoot(small, 'phone');

  const night = await open('dark', desk);
  await play(night, 'twenty-four-seven', 7);
  await takeUp(night);
  await shoot(night, 'dark');
} finally {
  await browser.close();
  await stop();
}
