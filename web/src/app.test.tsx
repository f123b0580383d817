// @vitest-environment jsdom
import { render } from 'preact';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app';
import { go } from './shell/router';
import { opened } from './shell/fixtures-for-tests';
import { language, languages } from './texts/texts';

vi.mock('./shell/core', () => import('./shell/fixtures-for-tests'));
// The tables have tests of their own.
for (const path of [
  './table/screen',
  './table/replay/replay',
  './games/game-of-20/puzzle',
  './learn/guided',
]) {
  vi.doMock(path, () => ({ default: () => <h1>{path}</h1> }));
}

let root: HTMLElement;
beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  const tables = [
    {
      table: 'T1',
      game: 'sums-of-20',
      title: 'Sums of 20',
      seats: [{ kind: 'person', name: 'Zoe' }, { kind: 'open' }],
      status: 'open',
    },
  ];
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path === '/api/my-tables' ? { tables: [] } : { tables }), { status: 200 }),
    ),
  );
  root = document.createElement('div');
  document.body.append(root);
  go('/');
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

// Effects that were put off run before the page of the test is taken away.
afterAll(() => new Promise((done) => setTimeout(done, 200)));

async function at(path: string): Promise<HTMLElement> {
  go(path);
  render(<App />, root);
  await vi.waitFor(() => expect(root.querySelector('h1')).not.toBeNull(), { timeout: 8000 });
  return root;
}

const paths = [
  '/',
  '/new/game-of-20',
  '/new/sums-of-20?for=friends',
  '/tables',
  '/learn',
  '/settings',
  '/nothing/at/all',
  '/rules/twenty-one',
  '/play/a',
  '/t/b',
  '/puzzle',
  '/replay',
  '/learn/twenty-one',
];

describe.each(Object.keys(languages))('in %s', (lang) => {
  beforeEach(() => {
    language.value = lang;
  });
  test.each(paths)(
    '%s is there',
    async (path) => {
      const page = await at(path);
      expect(page.querySelectorAll('main')).toHaveLength(1);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.textContent).not.toMatch(/undefined|\{\w+\}/);
      await vi.waitFor(() => expect(document.title).toMatch(/Twenties/));
      // The first language also waits for the page to be compiled.
    },
    20_000,
  );
});

describe('home', () => {
  beforeEach(() => {
    language.value = 'en';
  });

  test('a game begins with one press', async () => {
    const page = await at('/');
    const button = [...page.querySelectorAll('button')].find((b) =>
      b.getAttribute('aria-label')?.startsWith('Play now: 24/7'),
    );
    button?.click();
    await vi.waitFor(() => expect(location.pathname).toBe('/play/new1'));
    expect(opened.at(-1)).toMatchObject({ game: 'twenty-four-seven', seats: ['open', 'bot:steady'] });
  });

  test('games that were begun can be gone on with; finished ones are not shown', async () => {
    const page = await at('/');
    await vi.waitFor(() => expect(page.querySelectorAll('.continue-game')).toHaveLength(2));
    expect(page.querySelector('.continue-game a')?.getAttribute('href')).toBe('/play/one');
  });

  test('without a connection it says so quietly', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const page = await at('/');
    await vi.waitFor(() => expect(page.textContent).toContain('No connection'));
    expect(page.querySelectorAll('.game-card')).toHaveLength(4);
  });
});

test('the lobby shows who waits', async () => {
  language.value = 'en';
  const page = await at('/tables');
  await vi.waitFor(() => expect(page.querySelector('.table-list a')?.getAttribute('href')).toBe('/t/T1'));
  expect(page.textContent).toContain('with Zoe');
});

test('a clause that somebody was sent to stands out', async () => {
  language.value = 'en';
  const page = await at('/rules/twenty-four-seven#3.2');
  await vi.waitFor(() => expect(page.querySelector('.rulebook-linked')?.id).toBe('3.2'), { timeout: 8000 });
});

test('setting up a game tells the table what was chosen', async () => {
  language.value = 'en';
  const page = await at('/new/sums-of-20');
  await vi.waitFor(() => expect(page.querySelector('.seat-row')).not.toBeNull());
  page.querySelector<HTMLInputElement>('input[value="3"]')?.click();
  page.querySelector<HTMLInputElement>('input[value="half"]')?.click();
  await vi.waitFor(() => expect(page.querySelectorAll('.seat-row')).toHaveLength(3));
  page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await vi.waitFor(() => expect(location.pathname).toBe('/play/new1'));
  expect(opened.at(-1)).toMatchObject({
    options: 'players=3 pool=half',
    seats: ['open', 'bot:steady', 'bot:steady'],
  });
});
