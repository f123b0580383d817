import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { coreText, loadCoreTexts } from './core';
import { placesOf } from './core/phrasebook';
import sentences from './core/sentences.json';
import { findSpanish, spanishPhrases } from './core/spanish-records';
import { language } from './texts';

afterEach(() => {
  language.value = 'en';
});

it('has Spanish for every sentence that was heard from the core', () => {
  expect(sentences.filter((sentence) => findSpanish(sentence) === undefined)).toEqual([]);
});

it('keeps the places of each sentence', () => {
  for (const [english, spanish] of spanishPhrases) {
    expect(placesOf(spanish).sort(), english).toEqual(placesOf(english).sort());
  }
});

it('says nothing twice', () => {
  const all = spanishPhrases.map(([english]) => english);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

it('translates what stands in the places as well', () => {
  expect(findSpanish('seat 1 cannot have 4 tiles now (2.3, 3.5)')).toBe(
    'el asiento 1 no puede tener 4 fichas ahora (2.3, 3.5)',
  );
});

it('leaves names and what it does not know as they are', () => {
  expect(findSpanish('an unheard sentence')).toBeUndefined();
});

it('is English until the phrasebook is there, and then Spanish', async () => {
  expect(coreText('the game is over')).toBe('the game is over');
  language.value = 'es';
  await loadCoreTexts();
  expect(coreText('the game is over')).toBe('la partida terminó');
  expect(coreText('an unheard sentence')).toBe('an unheard sentence');
});

// The sentences of the core stand in its sources as texts between quotes, some cut into pieces around numbers. Each
// piece that is prose has to be in the phrasebook, so that a new sentence cannot be forgotten.
const root = join(__dirname, '../../..');
const folders = ['src/core', 'src/match', 'src/wasm', ...games('src/games'), ...games('src/bots')];
const others = [
  'src/server/hall.cpp',
  'src/server/http_desk.cpp',
  'src/server/room.cpp',
  'src/server/services.hpp',
];

function games(folder: string): string[] {
  return ['game_of_20', 'sums_of_20', 'twenty_four_seven', 'twenty_one'].map((game) => `${folder}/${game}`);
}

function sources(): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const isSource = /^(?!.*(_test|_for_tests|conformance|referee\.hpp|twin|proof|puzzle)).*\.[ch]pp$/;
  return [...inFolders.filter((file) => isSource.test(file)), ...others];
}

/** Words of the notation, and of the search that a bot is named by. */
const notForPlayers = /^short simulation$|^\(out= with/;
const inLogs = /\blog\.(error|warn|info)\(|assert\(/;
/** The server's sources are full of headers and paths: only lines that answer somebody count. */
const answers = /refuse|error_reply|failure|fail_to_load|cannot_\w+ = |conflict = |reason|made\(/;

function proseOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !inLogs.test(line) && !line.startsWith('#include'))
    .filter((line) => !file.startsWith('src/server') || answers.test(line))
    .map((line) => line.replace(/^((?:[^"/]|"(?:[^"\\]|\\.)*"|\/(?!\/))*)\/\/.*$/, '$1'))
    .join('\n')
    .replace(/"\s*\n\s*"/g, '');
  return [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .map((found) => (found[1] ?? '').replace(/\\"/g, '"').trim())
    .filter((piece) => (piece.match(/\b[a-z]{2,}\b/g) ?? []).length >= 2 && piece.includes(' '))
    .filter((piece) => !notForPlayers.test(piece));
}

/** Without a clause at its end, and without a list of names that goes into a place. */
function essence(piece: string): string {
  return piece
    .replace(/ \([\d., to]+\)$/, '')
    .replace(/(there are:|has the fields) .*$/, '$1')
    .replace(/[;:,]$/, '');
}

/** The pieces of prose that the phrasebook lacks. */
function missing(file: string): string[] {
  const known = spanishPhrases.map(([english]) => english).join('\n');
  return proseOf(file).filter((piece) => !known.includes(essence(piece)));
}

it('has every sentence of the sources', () => {
  const all = sources();
  expect(all.flatMap((file) => missing(file).map((piece) => `${file}: ${piece}`))).toEqual([]);
  // What is looked for is found: every folder has prose, in all some hundred pieces of it.
  for (const place of [...folders, ...others]) {
    const prose = all.filter((file) => file.startsWith(place)).flatMap(proseOf);
    expect(prose.length, place).toBeGreaterThan(0);
  }
  expect(all.flatMap(proseOf).length).toBeGreaterThan(300);
  expect(proseOf('src/core/record.cpp')).toContain('must come before the first action');
});

it('would notice a sentence that is left out', () => {
  // A test file of the core is full of prose that no player reads.
  expect(missing('src/match/match_test.cpp')).not.toEqual([]);
});

it('learns what is said about broken records when it is needed', async () => {
  vi.resetModules();
  const { language: of } = await import('./texts');
  const { coreText: told, loadCoreTexts: load } = await import('./core');
  of.value = 'es';
  await load();
  expect(told('red 5 + white 1 = 6')).toBe('rojo 5 + blanco 1 = 6');
  const sentence = 'seat 1 cannot have 4 tiles now (2.3, 3.5)';
  expect(told(sentence)).toBe(sentence);
  await load('records');
  expect(told(sentence)).toBe(findSpanish(sentence));
});
