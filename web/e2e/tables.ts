import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Opens a table at the server as the owner of this browser, and answers its address. */
export async function openOnline(page: Page, game: string, options = 'players=2'): Promise<string> {
  await page.request.get('/api/me');
  const made = await page.request.post('/api/tables', {
    data: { game, options, seats: ['open', 'open'] },
  });
  expect(made.status()).toBe(201);
  return `/t/${((await made.json()) as { table: string }).table}`;
}

export async function sit(page: Page, path: string, seat: number): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `Sit at seat ${seat}` }).click();
}

/** A game for two at this device, with bots of any level or further people. */
export async function openHere(page: Page, game: string, seats: string[]): Promise<void> {
  await page.goto(`/new/${game}`);
  const name = seats.length === 1 ? '1 (solo)' : String(seats.length);
  const count = page.getByRole('radio', { name, exact: true });
  await count.locator('..').click();
  for (const [at, seat] of seats.entries()) {
    await page.getByLabel(`Seat ${at + 1}: Who plays here`).selectOption(seat);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/play\//);
}

/** A record as it travels in a link. */
export function replayPath(record: string): string {
  return `/replay#${deflateRawSync(Buffer.from(record)).toString('base64url')}`;
}

/** The record of a finished game, as the page hands it out. */
export async function downloaded(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What is wider than the box it stands in, such as a word that is too long for its button. */
export async function spilling(page: Page, what: string): Promise<string[]> {
  return page.evaluate(
    (what) =>
      [...document.querySelectorAll<HTMLElement>(what)]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.className}: ${one.textContent}`),
    what,
  );
}
