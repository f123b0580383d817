import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadCoreTexts } from '../texts/core';
import { language } from '../texts/texts';
import { coreHead, coreWords } from './seat-words';

beforeAll(async () => {
  language.value = 'es';
  await loadCoreTexts();
  language.value = 'en';
});
afterEach(() => {
  language.value = 'en';
});

const others = ['Ann', 'Ben'];

test('names stand for the numbers of seats', () => {
  expect(coreWords('there is only one 3, and seat 2 has it', others)).toBe(
    'there is only one 3, and Ben has it',
  );
  language.value = 'es';
  expect(coreWords('it is not the turn of seat 1; to move: seat 2', others)).toBe(
    'no es el turno de Ann; le toca a Ben',
  );
  expect(coreWords('seat 1 has no 7 to place; its hand: 3', others)).toBe(
    'Ann no tiene ningún 7 que colocar; su mano: 3',
  );
});

const toYou = [
  ['seat 1 resigned', 'you resigned', 'te rendiste'],
  ['seat 1 completed the fifth row', 'you completed the fifth row', 'completaste la quinta fila'],
  [
    'seat 2 and seat 1 completed the fifth row',
    'you and Ben completed the fifth row',
    'tú y Ben completaron la quinta fila',
  ],
  [
    'the pool is empty and seat 1 has played its last tile',
    'the pool is empty and you have played your last tile',
    'la reserva está vacía y jugaste tu última ficha',
  ],
  [
    'seat 1 has no 7 to place; its hand: 3',
    'you have no 7 to place; your hand: 3',
    'no tienes ningún 7 que colocar; tu mano: 3',
  ],
  [
    'seat 1 can place, for example 1 a1',
    'you can place, for example 1 a1',
    'puedes colocar, por ejemplo el 1 en a1',
  ],
  [
    'there is only one 3, and seat 1 has it',
    'there is only one 3, and you have it',
    'solo hay un 3, y lo tienes tú',
  ],
  ['the last tile, 5, goes to seat 1', 'the last tile, 5, goes to you', 'la última ficha, el 5, es para ti'],
  [
    'it is not the turn of seat 1; to move: seat 2',
    'it is not your turn; to move: Ben',
    'no es tu turno; le toca a Ben',
  ],
] as const;

test.each(toYou)('who is meant is spoken to: %s', (text, english, spanish) => {
  expect(coreWords(text, ['You', 'Ben'])).toBe(english);
  language.value = 'es';
  expect(coreWords(text, ['Tú', 'Ben'])).toBe(spanish);
});

test('who has one seat is spoken to under any name', () => {
  expect(coreWords('seat 1 resigned', others, [1])).toBe('you resigned');
  expect(coreWords('seat 1 resigned', others, [1, 2])).toBe('Ann resigned');
});

test('a sentence of its own begins large, unless with a square', () => {
  expect(coreHead('seat 1 resigned', ['You', 'Ben'])).toBe('You resigned');
  expect(coreHead('d2 is not next to a tile', others)).toBe('d2 is not next to a tile');
});
