import { afterEach, expect, test } from 'vitest';
import type { Message, Value } from '../../texts/message';
import { language } from '../../texts/texts';
import { coreHead, coreWords } from './seat-words';

afterEach(() => {
  language.value = 'en';
});

const others = ['Ann', 'Ben'];
const one = { seat: 1 };
const two = { seat: 2 };
const resigned: Message = { id: 'table.resigned', args: { seat: one } };
const notYourTurn: Message = { id: 'table.not-your-turn', args: { seat: one, waiting: [two] } };
const notInHand: Message = {
  id: 'twenty-four-seven.not-in-hand',
  args: { seat: one, tile: { tile: '7' }, tiles: '3' },
};

test('names stand for the numbers of seats', () => {
  const onlyOne = { id: 'game-of-20.only-one', args: { tile: { tile: '3' }, seat: two } };
  expect(coreWords(onlyOne, others)).toBe('there is only one 3, and Ben has it');
  language.value = 'es';
  expect(coreWords(notYourTurn, others)).toBe('no es el turno de Ann; le toca a Ben');
  expect(coreWords(notInHand, others)).toBe('Ann no tiene ningún 7 que colocar; su mano: 3');
});

const fifthRow = (...seats: Value[]): Message => ({
  id: 'twenty-one.fifth-row',
  args: { seats, n: seats.length },
});
const toYou: [message: Message, english: string, spanish: string][] = [
  [resigned, 'you resigned', 'te rendiste'],
  [fifthRow(one), 'you completed the fifth row', 'completaste la quinta fila'],
  [fifthRow(two, one), 'Ben and you completed the fifth row', 'Ben y tú completaron la quinta fila'],
  [
    { id: 'sums-of-20.went-out', args: { seat: one } },
    'the pool is empty and you have played your last tile',
    'la reserva está vacía y jugaste tu última ficha',
  ],
  [notInHand, 'you have no 7 to place; your hand: 3', 'no tienes ningún 7 que colocar; tu mano: 3'],
  [
    { id: 'twenty-four-seven.can-place', args: { seat: one, tile: { tile: '1' }, square: { square: 'a1' } } },
    'you can place, for example 1 a1',
    'puedes colocar, por ejemplo el 1 en a1',
  ],
  [
    { id: 'game-of-20.only-one', args: { tile: { tile: '3' }, seat: one } },
    'there is only one 3, and you have it',
    'solo hay un 3, y lo tienes tú',
  ],
  [
    { id: 'game-of-20.last-tile', args: { tile: { tile: '5' }, seat: one } },
    'the last tile, 5, goes to you',
    'la última ficha, el 5, es para ti',
  ],
  [notYourTurn, 'it is not your turn; to move: Ben', 'no es tu turno; le toca a Ben'],
];

test.each(toYou)('who is meant is spoken to: %j', (message, english, spanish) => {
  expect(coreWords(message, ['You', 'Ben'])).toBe(english);
  language.value = 'es';
  expect(coreWords(message, ['Tú', 'Ben'])).toBe(spanish);
});

test('who has one seat is spoken to under any name', () => {
  expect(coreWords(resigned, others, [1])).toBe('you resigned');
  expect(coreWords(resigned, others, [1, 2])).toBe('Ann resigned');
});

test('who is called "you" is not the reader', () => {
  expect(coreWords(notInHand, ['you', 'Ben'], [2])).toBe('You has no 7 to place; its hand: 3');
});

test('a sentence of its own begins large, unless with a square', () => {
  expect(coreHead(resigned, ['You', 'Ben'])).toBe('You resigned');
  const notNext = { id: 'twenty-four-seven.not-adjacent', args: { square: { square: 'd2' } } };
  expect(coreHead(notNext, others)).toBe('d2 is not next to a tile');
});
