import { afterEach, expect, test } from 'vitest';
import type { Step, TableEvent } from '../protocol/messages';
import { language } from '../texts/texts';
import { turnScores } from './chart';
import { coloursOf, displayNames, recordForOthers, recordNames, withNames } from './names';
import { didText, moveHead, moveText } from './move-words';
import { outcomeText } from './result-words';
import { eventText, sentence, stepText, tell } from './story-words';
import { spanText } from './time';
import { said as plain, type Message, type Value } from '../texts/message';
import { loadMessages } from '../texts/say';

const names = ['Ann', 'Master'];
const said = (step: Step) => {
  const told = tell(step, names);
  return told && sentence(told);
};

afterEach(() => {
  language.value = 'en';
});

test('moves are told as sentences', () => {
  const parts = [{ seat: 2, clause: '4.1', what: plain('24 across'), points: 40 }];
  expect(said({ kind: 'move', seat: 2, text: '6 d3', parts })).toBe('Master put 6 on d3: 24 across (+40).');
  expect(said({ kind: 'move', seat: 1, text: 'take 17 20' })).toBe('Ann took 17 and 20.');
  expect(said({ kind: 'move', seat: 1, text: 'write blue red' })).toBe('Ann wrote blue and red.');
  expect(said({ kind: 'move', seat: 1, text: 'f8 down 4 7' })).toBe('Ann laid 4 and 7 down from f8.');
  expect(said({ kind: 'move', seat: 1, text: 'a8 *7' })).toBe('Ann put a wild as 7 on a8.');
  expect(said({ kind: 'skip', seat: 1, text: 'skip' })).toBe('Ann cannot move and is skipped.');
  expect(said({ kind: 'chance', text: 'first 2' })).toBe('Master begins.');
});

test('who watches step by step is told every step', () => {
  const steps: Step[] = [
    { kind: 'chance', text: 'aside 2 8 9' },
    { kind: 'chance', text: 'deal 2 1 2 6' },
    { kind: 'move', seat: 1, text: '6 d3' },
    { kind: 'chance', text: 'draw 7' },
    { kind: 'chance', text: 'draw 2 3 5' },
    { kind: 'chance', hidden: true },
  ];
  expect(steps.map((_, at) => stepText(steps, at, names))).toEqual([
    'The table draws.',
    'Master was dealt tiles.',
    'Ann put 6 on d3.',
    'Ann drew a tile.',
    'Master drew tiles.',
    'The table draws.',
  ]);
  expect(stepText(steps, 3, ['You', 'Master'])).toBe('You drew a tile.');
});

test('what is hidden is not told, and draws are not either', () => {
  expect(said({ kind: 'chance', hidden: true })).toBeUndefined();
  expect(said({ kind: 'chance', text: 'draw 4' })).toBeUndefined();
});

test('in Spanish as well', () => {
  language.value = 'es';
  expect(didText('Ann', 'write blue red')).toBe('Ann escribió azul y rojo');
  expect(didText('Ann', '6 d3')).toBe('Ann puso el 6 en d3');
  expect(moveHead('write red blue')).toBe('Escribir rojo y azul');
  expect(moveText('c11 across 2 *7')).toBe('poner el 2 y un comodín como 7 en horizontal desde c11');
});

test('who has no name is spoken to', () => {
  const you = displayNames([{ kind: 'person', name: 'You', you: true }]);
  expect(tell({ kind: 'chance', text: 'first 1' }, you)?.text).toBe('You begin');
  language.value = 'es';
  const tu = displayNames([{ kind: 'person', name: 'You', you: true }]);
  expect(tell({ kind: 'move', seat: 1, text: '6 d3' }, tu)?.text).toBe('Pusiste el 6 en d3');
});

test('for who reads it, whoever had no name is a player with a number', () => {
  const read = recordNames(['You', 'bot sharp', 'Ben']);
  expect(read).toEqual(['Player 1', 'Sharp', 'Ben']);
  expect(tell({ kind: 'move', seat: 1, text: '6 d3' }, read)?.text).toBe('Player 1 put 6 on d3');
  expect(outcomeText({ winners: [1], names: read, own: [], scores: [7, 2, 1] })).toBe('Player 1 wins');
  expect(displayNames([{ kind: 'open' }, { kind: 'person', name: 'You' }])[1]).toBe('Player 2');
  language.value = 'es';
  expect(recordNames(['Tú', 'Player 2', 'Player 2'])).toEqual(['Jugador 1', 'Jugador 2', 'Player 2']);
});

test('a record that is handed out calls nobody "you"', () => {
  const record = (seats: string) => `twenties record 1\ngame: 24/7\nseats: ${seats}\n\n1: 3 e4 # You\n`;
  expect(recordForOthers(record('You, bot sharp'))).toBe(record('Player 1, bot sharp'));
  expect(recordForOthers(record('bot sharp, Tú'))).toBe(record('bot sharp, Player 2'));
  expect(recordForOthers(record('Ann, Younes'))).toBe(record('Ann, Younes'));
  expect(recordForOthers('twenties record 1\ngame: 24/7\n')).toBe('twenties record 1\ngame: 24/7\n');
});

test('moves are told as what one could do', () => {
  expect(moveText('6 d3')).toBe('6 on d3');
  expect(moveHead('take 13 4')).toBe('Taking 13 and 4');
  expect(moveHead('reroll')).toBe('Rolling again');
  expect(moveText('something new')).toBe('“something new”');
});

test('no sign of the notation is left in a sentence', () => {
  expect(moveHead('e4 *')).toBe('A wild on e4');
  expect(moveText('c6 1, c7 5, c8 *, c9 *4')).toBe('1 on c6, 5 on c7, a wild on c8 and a wild as 4 on c9');
  expect(moveText('trade 3 *')).toBe('trading 3 and a wild');
  expect(moveHead('take')).toBe('“take”');
  language.value = 'es';
  expect(moveHead('e4 *')).toBe('Poner un comodín en e4');
  expect(moveText('c6 1, c7 *')).toBe('poner el 1 en c6 y un comodín en c7');
  expect(moveHead('write')).toBe('«write»');
});

const starts = (hand: Value): Message => ({
  id: 'game-of-20.starts-item',
  args: { hand, high: 123, low: 92 },
});
const square = (name: string): Message => ({ id: 'table.square', args: { square: { square: name } } });

test('the end of a draft and dead squares are told in words', () => {
  const notes = [
    { name: 'starts', items: [starts({ seat: 2 })] },
    { name: 'dead', items: [{ id: 'game-of-20.dead-item', args: { square: { square: 'b4' }, sum: 30 } }] },
  ];
  const step: Step = { kind: 'move', seat: 1, text: 'take 4 5', notes };
  expect(said(step)).toBe('Ann took 4 and 5: Master starts, 123 to 92; dead square: b4 (sum 30).');
  const you = ['Ann', 'You'];
  expect(tell(step, you)?.effects[0]).toBe('you start, 123 to 92');
  const alone = {
    ...step,
    notes: [{ name: 'starts', items: [starts({ id: 'game-of-20.hand', args: { n: 2 } })] }],
  };
  expect(tell(alone, ['You'])?.effects).toEqual(['hand 2 starts, 123 to 92']);
  const lastTile = { id: 'game-of-20.last-tile', args: { tile: { tile: '5' }, seat: { seat: 2 } } };
  const last: Step = {
    ...step,
    notes: [],
    parts: [{ seat: 2, clause: '2.3', what: lastTile, points: 5 }],
  };
  expect(said(last)).toBe('Ann took 4 and 5: the last tile, 5, goes to Master (+5).');
  expect(tell(last, you)?.effects).toEqual(['the last tile, 5, goes to you (+5)']);
});

test('what is about you is told to you', () => {
  const event = (kind: TableEvent['kind']): TableEvent => ({ number: 1, kind, at: 0, seat: 1 });
  expect(eventText(event('sat'), ['You'])).toBe('You sit down');
  expect(eventText(event('undo_asked'), names)).toBe('Ann asks to take back a move');
  language.value = 'es';
  expect(eventText(event('cared_for'), ['Tú'])).toBe('Un bot juega por ti');
  expect(eventText(event('undone'), ['Tú'])).toBe('Deshiciste una jugada');
  expect(eventText(event('undone'), names)).toBe('Ann deshizo una jugada');
});

test('notes are told where there is something to tell', () => {
  const notes = [
    { name: 'blocks', items: [square('a4'), square('b5')] },
    { name: 'dead', items: [] },
    { name: 'squares', items: [square('x')] },
  ];
  expect(said({ kind: 'move', seat: 1, text: '6 d3', notes })).toBe('Ann put 6 on d3: a block on a4, b5.');
});

test('rows and dice are told in the language of the moment', async () => {
  const die = (n: number): Message => ({
    id: 'twenty-one.die',
    args: { colour: { id: 'twenty-one.blue' }, n },
  });
  const locked: Step = {
    kind: 'move',
    seat: 1,
    text: 'reroll',
    notes: [{ name: 'locked', items: [die(1)] }],
  };
  const row: Message = { id: 'twenty-one.row-item', args: { row: 2 } };
  const completed: Step = {
    kind: 'move',
    seat: 1,
    text: 'keep',
    notes: [{ name: 'completed', items: [row] }],
  };
  const crossed: Step = {
    kind: 'move',
    seat: 1,
    text: 'cross 3',
    notes: [{ name: 'crossed out', items: [die(3)] }],
  };
  expect(tell(locked, names)?.effects).toEqual(['all but blue 1']);
  expect(tell(completed, names)?.effects).toEqual(['row 2 completed']);
  expect(said(crossed)).toContain('blue 3');
  language.value = 'es';
  await loadMessages('twenty-one');
  expect(tell(locked, names)?.effects[0]).toContain('azul 1');
  expect(tell(completed, names)?.effects[0]).toContain('fila 2');
});

test('events have their words, and played ones have none of their own', () => {
  expect(eventText({ number: 1, kind: 'sealed', at: 0, seat: 2 }, names)).toBe('Master has decided');
  expect(eventText({ number: 1, kind: 'played', at: 0 }, names)).toBeUndefined();
});

test('names are told apart', () => {
  expect(
    displayNames([
      { kind: 'bot', name: 'sharp' },
      { kind: 'bot', name: 'sharp' },
    ]),
  ).toEqual(['Sharp 1', 'Sharp 2']);
  expect(recordNames(['Ann', 'bot master'])).toEqual(['Ann', 'Master']);
  expect(withNames('seat 2 resigned', names)).toBe('Master resigned');
  expect(coloursOf([{ colour: 'plum' }, { colour: 'plum' }, {}])).toEqual(['plum', 'teal', 'amber']);
});

test('the chart goes from decision to decision', () => {
  const steps: Step[] = [
    { kind: 'chance' },
    { kind: 'move', seat: 1 },
    { kind: 'chance' },
    { kind: 'move', seat: 2 },
  ];
  expect(turnScores([[0], [0], [5], [5], [9]], steps)).toEqual([[0], [5], [9]]);
});

test('spans of time', () => {
  expect(spanText(61_000)).toBe('1:01');
  expect(spanText(3_725_000)).toBe('1:02:05');
  expect(spanText(200_000_000)).toBe('2 d 7 h');
  expect(spanText(-5)).toBe('0:00');
});
