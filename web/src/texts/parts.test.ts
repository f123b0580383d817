import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** A page that has loaded nothing yet. */
const fresh = () => import('./texts');

it('has a part only after it was loaded', async () => {
  const { loadPart, loadTexts, texts } = await fresh();
  await loadTexts('en');
  expect(texts.value.boards.twentyOne).toBeUndefined();
  await loadPart('boards.twentyOne');
  expect(texts.value.boards.twentyOne.dice).toBe('Dice');
  expect(texts.value.boards.tiles.yours).toBe('Your tiles');
  expect(texts.value.boards.sumsOf20).toBeUndefined();
});

it('loads the parts in use with another language', async () => {
  const { language, loadPart, loadTexts, texts } = await fresh();
  await loadTexts('en');
  await loadPart('boards.twentyOne');
  await loadTexts('de');
  language.value = 'de';
  expect(texts.value.boards.twentyOne.dice).toBe('Würfel');
});

it('loads a part in all languages that are loaded', async () => {
  const { language, loadPart, loadTexts, texts } = await fresh();
  await loadTexts('en');
  await loadTexts('es');
  await loadPart('shell.settings');
  expect(texts.value.shell.settings.title).toBe('Settings');
  language.value = 'es';
  expect(texts.value.shell.settings.title).toBe('Ajustes');
});

it('loses no part that is asked for while a language is being loaded', async () => {
  const { loadPart, loadTexts, texts } = await fresh();
  await Promise.all([loadTexts('en'), loadPart('shell.new'), loadTexts('en'), loadPart('shell.settings')]);
  expect(texts.value.shell.settings.title).toBe('Settings');
  expect(texts.value.shell.new.begin).toBe('Begin');
});

it('has the texts of a module when the module is there', async () => {
  const { loadTexts, texts, withTexts } = await fresh();
  await loadTexts('en');
  expect(await withTexts('table.commandList', () => Promise.resolve('module'))()).toBe('module');
  expect(texts.value.table.commandList.show).toContain('show');
});
