// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../texts/texts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  for (const name of ['theme', 'motion']) document.documentElement.removeAttribute(`data-${name}`);
});

/** What index.html loads before anything else, told of the languages as `languagesAhead` does. */
function runFirst(): void {
  const dataset = Object.fromEntries(Object.keys(languages).map((one) => [one, `/${one}.js`]));
  const script = vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ dataset } as never);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(readFileSync('public/first.js', 'utf8'))();
  script.mockRestore();
}

async function begun(kept?: unknown) {
  if (kept !== undefined) localStorage.setItem('twenties.settings', JSON.stringify(kept));
  const found = await import('./settings');
  found.beginSettings();
  return found;
}

test('the language is the first that the reader wants and we have', async () => {
  const { languageOf } = await import('./settings');
  expect(languageOf(['fr-CH', 'es-419', 'en'])).toBe('es');
  expect(languageOf(['de-CH', 'es-419', 'en'])).toBe('de');
  expect(languageOf(['fr'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('what was chosen is there again', async () => {
  const { settings } = await begun({ theme: 'dark', language: 'es', sound: false, name: 'Ann' });
  expect(settings.theme.value).toBe('dark');
  expect(settings.language.value).toBe('es');
  expect(settings.sound.value).toBe(false);
  expect(settings.name.value).toBe('Ann');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.documentElement.lang).toBe('es');
});

test('nonsense that is kept does no harm', async () => {
  const { settings } = await begun({
    theme: 'pink',
    language: 7,
    sound: 'loud',
    name: 'x'.repeat(99),
    motion: null,
  });
  expect(settings.theme.value).toBe('system');
  expect(settings.language.value).toBe('en');
  expect(settings.sound.value).toBe(true);
  expect(settings.name.value).toBe('');
});

test('a change is applied and kept at once', async () => {
  const { settings } = await begun();
  settings.theme.value = 'contrast';
  settings.motion.value = 'none';
  expect(document.documentElement.dataset['theme']).toBe('contrast');
  expect(document.documentElement.dataset['motion']).toBe('none');
  expect(JSON.parse(localStorage.getItem('twenties.settings') ?? '')).toMatchObject({
    theme: 'contrast',
    motion: 'none',
  });
});

test('a store that refuses does no harm', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { settings } = await begun();
  settings.theme.value = 'dark';
  expect(document.documentElement.dataset['theme']).toBe('dark');
  set.mockRestore();
});

test.each([
  [{ theme: 'dark' }, false],
  [{ theme: 'contrast', motion: 'none' }, false],
  [{ theme: 'system' }, true],
  [{ theme: 'pink' }, false],
  [{ theme: 'light', motion: 'system', language: 'es' }, true],
])('before the first paint it looks as after it: %j, system dark %s', async (kept, dark) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: dark && query.includes('dark'),
    addEventListener: () => undefined,
  }));
  localStorage.setItem('twenties.settings', JSON.stringify(kept));
  runFirst();
  const { theme, motion } = document.documentElement.dataset;
  const first = { theme, motion };
  await begun();
  expect({
    theme: document.documentElement.dataset['theme'],
    motion: document.documentElement.dataset['motion'],
  }).toEqual(first);
  vi.unstubAllGlobals();
});

test.each([
  ['es', ['en-GB'], 'es'],
  ['en', ['es'], 'en'],
  [undefined, ['fr', 'es-419'], 'es'],
  [undefined, ['de-AT'], 'de'],
  ['toString', ['de'], 'de'],
  ['tlh', ['fr'], 'en'],
])('before the first paint it knows the language: kept %s, wanted %j', async (kept, wanted, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  localStorage.setItem('twenties.settings', JSON.stringify({ language: kept }));
  runFirst();
  expect(document.documentElement.lang).toBe(language);
  const { settings } = await begun();
  expect(settings.language.value).toBe(language);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
