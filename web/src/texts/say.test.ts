import { afterEach, expect, test } from 'vitest';
import { said, type Message } from './message';
import { say } from './say';
import { language } from './texts';

afterEach(() => {
  language.value = 'en';
});

const notInRack: Message = {
  id: 'sums-of-20.not-in-rack',
  args: { rack: { tile: '1 4 * 5 8' }, n: 0, tile: { tile: '*' }, wanted: 1 },
};
const taken: Message = {
  id: 'sums-of-20.square-taken',
  args: { square: { square: 'm7' }, tile: { tile: '*9' }, wild: 'yes' },
};

test('wilds have words in both languages', () => {
  expect(say(notInRack)).toBe('the rack has no wild, only 1 4 wild 5 8');
  expect(say(taken)).toBe('m7 is taken by a wild as 9');
  language.value = 'es';
  expect(say(notInRack)).toBe('en el atril no hay ningún comodín, solo 1 4 comodín 5 8');
  expect(say(taken)).toBe('en m7 ya hay un comodín como 9');
});

test('a message may stand inside of another one', () => {
  const refused: Message = {
    id: 'table.with-clause',
    args: {
      what: { id: 'twenty-four-seven.not-adjacent', args: { square: { square: 'd2' } } },
      clause: '3.1',
    },
  };
  expect(say({ id: 'record.line', args: { line: 9, what: refused } })).toBe(
    'line 9: d2 is not next to a tile (3.1)',
  );
  language.value = 'es';
  expect(say({ id: 'record.line', args: { line: 9, what: refused } })).toBe(
    'línea 9: d2 no está junto a ninguna ficha (3.1)',
  );
});

test('what a newer core says, and nothing at all, do no harm', () => {
  expect(say({ id: 'table.newer-than-this-page', args: { n: 1 } })).toBe('table.newer-than-this-page');
  expect(say(undefined)).toBe('');
  expect(say(said('an unheard sentence'))).toBe('an unheard sentence');
  expect(say({ id: 'said' })).toBe('');
});
