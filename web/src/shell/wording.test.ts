import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('virtual:page/es');
});

const begun = async () => {
  const found = await import('../texts/texts');
  await (await import('./wording')).beginTexts();
  return found;
};

test('a language comes when it is chosen, and until then the other one stays', async () => {
  const { language, texts } = await begun();
  const home = texts.value.shell.titles.home;
  language.value = 'es';
  expect(texts.value.shell.titles.home).toBe(home);
  await vi.waitFor(() => expect(texts.value.shell.titles.home).not.toBe(home));
});

test('a language that does not come is not chosen, and that is said', async () => {
  vi.doMock('virtual:page/es', () => Promise.reject(new Error('no network')));
  const { language, texts } = await begun();
  const { announced } = await import('./announce');
  language.value = 'es';
  await vi.waitFor(() => expect(language.value).toBe('en'));
  await vi.waitFor(() => expect(announced.value[0]?.text).toBe(texts.value.shell.unloaded.words));
});

test('who wants a language that does not come reads another one', async () => {
  vi.doMock('virtual:page/es', () => Promise.reject(new Error('no network')));
  const { language } = await import('../texts/texts');
  language.value = 'es';
  const { texts } = await begun();
  expect(texts.value.shell.name).toBe('Twenties');
});
