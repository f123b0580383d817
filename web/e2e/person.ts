import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

export { expect };
export type { Page };

/** What a browser brings along; the page reads it as it reads what somebody chose before. */
export interface Wishes {
  language?: string;
  theme?: 'light' | 'dark' | 'contrast';
  name?: string;
  confirm?: boolean;
  level?: string;
}

const usual = { language: 'en', theme: 'light', motion: 'none', sound: false, level: 'gentle' };

/** A browser of one person. Whatever it complains about is kept, and the test fails on it. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Complaints that a test provokes, such as those of a connection that it cuts. */
  allow: (complaint: RegExp) => void;
}

export type Meet = (
  wishes?: Wishes,
  viewport?: { width: number; height: number },
  origin?: string,
) => Promise<Person>;

async function meet(
  browser: Browser,
  complaints: string[],
  wishes: Wishes = {},
  viewport?: { width: number; height: number },
  origin = process.env['TWENTIES_URL'] ?? '',
): Promise<Person> {
  const touch = viewport !== undefined && viewport.width < 600;
  const kept = { name: 'twenties.settings', value: JSON.stringify({ ...usual, ...wishes }) };
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [kept] }] },
    locale: 'en-GB',
    viewport: viewport ?? { width: 1280, height: 900 },
    hasTouch: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const allowed: RegExp[] = [];
  const complain = (text: string) => {
    if (!allowed.some((one) => one.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complain(`error: ${String(error.error())}`));
  return { page: await context.newPage(), context, allow: (one) => allowed.push(one) };
}

/** Tests with people in browsers of their own. Errors of the page and of its policy fail every test. */
export const test = base.extend<{ meet: Meet }>({
  meet: async ({ browser }, use) => {
    const complaints: string[] = [];
    const people: Person[] = [];
    await use(async (wishes, viewport, origin) => {
      const person = await meet(browser, complaints, wishes, viewport, origin);
      people.push(person);
      return person;
    });
    for (const person of people) await person.context.close();
    expect(complaints, 'what the browser complained about').toEqual([]);
  },
});
