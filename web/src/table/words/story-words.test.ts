import { afterEach, expect, test } from 'vitest';
import type { ActionData, Step, TableEvent } from '../../protocol/messages';
import { language } from '../../texts/texts';
import { turnScores } from '../end/chart';
import { coloursOf, displayNames, recordForOthers, recordNames, withNames } from './names';
import { didText, moveHead, moveText } from './move-words';
import { outcomeText } from './result-words';
import { eventText, sentence, stepText, tell } from './story-words';
import { spanText } from '../panels/time';
import { said as plain, type Message, type Value } from '../../texts/message';
import { loadMessages } from '../../texts/say';

const names = ['Ann', 'Master'];
const done = (seat: number, text: string, action: ActionData): Step => ({ kind: 'move', seat, text, action });
const put = done(1, '6 d3', { kind: 'put', tiles: ['6'], squares: ['d3'] });
const chance = (action: ActionData): Step => ({ kind: 'chance', text: 'as it is written', action });
const write = { move: 'write blue red', kind: 'write', tiles: ['blue', 'red'], squares: ['3', '5'] };
const six = { move: '6 d3', kind: 'put', tiles: ['6'], squares: ['d3'] };
const said = (step: Step) => {
  const told = tell(step, names);
  return told && sentence(told);
};

afterEach(() => {
  language.value = 'en';
});

test('moves are told as sentences', () => {
  const parts = [{ seat: 2, clause: '4.1', what: plain('24 across'), points: 40 }];
  expect(said({ ...put, seat: 2, parts })).toBe('Master put 6 on d3: 24 across (+40).');
  expect(said(done(1, 'take 17 20', { kind: 'take', tiles: ['17', '20'] }))).toBe('Ann took 17 and 20.');
  expect(said(done(1, 'write blue red', write))).toBe('Ann wrote blue and red.');
  const lay = { kind: 'lay', tiles: ['4', '7'], squares: ['f8', 'f9'], way: 'down' } as const;
  expect(said(done(1, 'f8 down 4 7', { ...lay, tiles: [...lay.tiles], squares: [...lay.squares] }))).toBe(
    'Ann laid 4 and 7 down from f8.',
  );
  expect(said(done(1, 'a8 *7', { kind: 'put', tiles: ['*7'], squares: ['a8'] }))).toBe(
    'Ann put a wild as 7 on a8.',
  );
  expect(said(done(1, 'cross 3', { kind: 'cross', tiles: ['blue'], squares: ['3'] }))).toBe(
    'Ann crossed out the blue 3.',
  );
  expect(said({ kind: 'skip', seat: 1, text: 'skip' })).toBe('Ann cannot move and is skipped.');
});

test('who begins, the centre tile and the dice are told', () => {
  expect(said(chance({ kind: 'first', seat: 2 }))).toBe('Master begins.');
  expect(said(chance({ kind: 'first', hand: 2 }))).toBe('Hand 2 begins.');
  expect(said(chance({ kind: 'centre', tiles: ['5'] }))).toBe('The centre tile is 5.');
  const dice = [
    { colour: 'blue', value: 3 },
    { colour: 'black', value: 6 },
  ];
  expect(said(chance({ kind: 'roll', dice }))).toBe('Rolled: blue 3, black 6.');
});

test('who watches step by step is told every step', () => {
  const steps = [
    chance({ kind: 'aside', tiles: ['2', '8', '9'] }),
    chance({ kind: 'deal', seat: 2, tiles: ['1', '2', '6'] }),
    put,
    chance({ kind: 'draw', seat: 1, tiles: ['7'] }),
    chance({ kind: 'draw', seat: 2, tiles: ['3', '5'] }),
    { kind: 'chance', hidden: true } as const,
  ];
  expect(steps.map((step) => stepText(step, names))).toEqual([
    'The table draws.',
    'Master was dealt tiles.',
    'Ann put 6 on d3.',
    'Ann drew a tile.',
    'Master drew tiles.',
    'The table draws.',
  ]);
  expect(stepText(chance({ kind: 'draw', seat: 1, tiles: ['7'] }), ['You', 'Master'])).toBe(
    'You drew a tile.',
  );
});

test('what is hidden is not told, and draws are not either', () => {
  expect(said({ kind: 'chance', hidden: true })).toBeUndefined();
  expect(said(chance({ kind: 'draw', seat: 1, tiles: ['4'] }))).toBeUndefined();
});

test('in Spanish as well', () => {
  language.value = 'es';
  expect(didText('Ann', write)).toBe('Ann escribió azul y rojo');
  expect(didText('Ann', six)).toBe('Ann puso el 6 en d3');
  expect(moveHead(write)).toBe('Escribir azul y rojo');
  const lay = { kind: 'lay', tiles: ['2', '*7'], squares: ['c11', 'd11'], way: 'across' } as const;
  expect(moveText({ ...lay, tiles: [...lay.tiles], squares: [...lay.squares], move: '' })).toBe(
    'poner el 2 y un comodín como 7 en horizontal desde c11',
  );
});

test('who has no name is spoken to', () => {
  const you = displayNames([{ kind: 'person', name: 'You', you: true }]);
  expect(tell(chance({ kind: 'first', seat: 1 }), you)?.text).toBe('You begin');
  language.value = 'es';
  const tu = displayNames([{ kind: 'person', name: 'You', you: true }]);
  expect(tell(put, tu)?.text).toBe('Pusiste el 6 en d3');
});

test('for who reads it, whoever had no name is a player with a number', () => {
  const read = recordNames(['You', 'bot sharp', 'Ben']);
  expect(read).toEqual(['Player 1', 'Sharp', 'Ben']);
  expect(tell(put, read)?.text).toBe('Player 1 put 6 on d3');
  expect(outcomeText({ winners: [1], names: read, own: [] })).toBe('Player 1 wins');
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
  expect(moveText(six)).toBe('6 on d3');
  expect(moveHead({ move: 'take 4 13', kind: 'take', tiles: ['4', '13'] })).toBe('Taking 4 and 13');
  expect(moveHead({ move: 'reroll', kind: 'reroll' })).toBe('Rolling again');
  expect(moveHead({ move: 'cross 3', kind: 'cross', tiles: ['blue'], squares: ['3'] })).toBe(
    'Crossing out the blue 3',
  );
  expect(moveText({ move: 'something new', kind: '' })).toBe('“something new”');
  expect(moveText({ move: 'leap c3', kind: 'leap', squares: ['c3'] })).toBe('“leap c3”');
});

test('no sign of the notation is left in a sentence', () => {
  const wild = { move: '', kind: 'put', tiles: ['*'], squares: ['e4'] };
  const four = { ...wild, tiles: ['1', '5', '*', '*4'], squares: ['c6', 'c7', 'c8', 'c9'] };
  expect(moveHead(wild)).toBe('A wild on e4');
  expect(moveText(four)).toBe('1 on c6, 5 on c7, a wild on c8 and a wild as 4 on c9');
  expect(moveText({ move: '', kind: 'trade', tiles: ['3', '*'] })).toBe('trading 3 and a wild');
  expect(moveHead({ move: 'take', kind: '' })).toBe('“take”');
  language.value = 'es';
  expect(moveHead(wild)).toBe('Poner un comodín en e4');
  expect(moveText({ ...wild, tiles: ['1', '*'], squares: ['c6', 'c7'] })).toBe(
    'poner el 1 en c6 y un comodín en c7',
  );
  expect(moveHead({ move: 'write', kind: '' })).toBe('«write»');
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
  const step = { ...done(1, 'take 4 5', { kind: 'take', tiles: ['4', '5'] }), notes };
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
  expect(said({ ...put, notes })).toBe('Ann put 6 on d3: a block on a4, b5.');
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
  expect(tell(locked, names)?.effects).toEqual(['all but blue 1']);
  expect(tell(completed, names)?.effects).toEqual(['row 2 completed']);
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
