import { expect, it, vi } from 'vitest';
import { filled, language, languages, laterTexts, locale, named, texts, who } from './texts';

it('says a text with and without arguments, in each language', () => {
  const said = Object.keys(languages).map((one) => {
    language.value = one;
    return [one, texts.value.table.yourTurn, texts.value.table.turnOf({ name: 'Ann' })];
  });
  language.value = 'en';
  expect(said).toContainEqual(['de', 'Du bist am Zug', 'Ann ist am Zug']);
  expect(said).toContainEqual(['en', 'Your turn', 'Ann is to move']);
  expect(said).toContainEqual(['es', 'Te toca', 'Le toca a Ann']);
});

it('counts', () => {
  const { points } = texts.value.table;
  expect([points({ n: 0 }), points({ n: 1 }), points({ n: 2 })]).toEqual(['0 points', '1 point', '2 points']);
});

it('gives words also for a number alone', () => {
  expect(texts.value.boards.grid.tile({ tile: 7 })).toBe('7');
});

it('speaks to the reader, and of a person who is called like that', () => {
  const { did } = texts.value.table;
  expect(did.pass({ name: who('You') })).toBe('You passed');
  expect(did.pass({ name: who('Ann') })).toBe('Ann passed');
  language.value = 'de';
  expect(did.pass === texts.value.table.did.pass).toBe(false);
  expect(texts.value.table.did.resigned({ name: who('Du') })).toBe('Du hast aufgegeben');
  expect(texts.value.table.did.resigned({ name: who('you') })).toBe('You hat aufgegeben');
  language.value = 'en';
});

it('finds texts by names from elsewhere, and nothing that is no text', () => {
  expect(named(texts.value.shell.levels, 'sharp')).toBe('Sharp');
  expect(named(texts.value.shell.levels, 'toString')).toBeUndefined();
  expect(filled(texts.value.shell.titles.rules, { game: '24/7' })).toBe('Rules of 24/7');
  expect(filled('plain', { game: '24/7' })).toBe('plain');
});

it('has the texts of an area that was loaded later, in the language of the moment', () => {
  expect(laterTexts('known')?.states.drawn).toBe('A draw');
  language.value = 'de';
  expect(laterTexts('known')?.states.drawn).toBe('Unentschieden');
  language.value = 'tlh';
  expect(laterTexts('known')?.states.drawn).toBeDefined();
  language.value = 'en';
});

it('writes dates as the region of the browser does, if it speaks the language', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-GB', 'es-MX', 'en'] });
  expect(locale()).toBe('en-GB');
  language.value = 'es';
  expect(locale()).toBe('es-MX');
  vi.stubGlobal('navigator', { languages: ['fr'] });
  expect(locale()).toBe('es');
  language.value = 'en';
  vi.unstubAllGlobals();
});
