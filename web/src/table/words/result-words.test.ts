import { expect, test } from 'vitest';
import { texts } from '../../texts/texts';
import { outcomeText, standing } from './result-words';

test('who has won comes first, then as the scores are', () => {
  expect(standing([3], [320, 270, 370], false)).toEqual([3, 1, 2]);
  expect(standing([2], [14, 3, 20], true)).toEqual([2, 1, 3]);
  // Somebody gave up: the points do not matter.
  expect(standing([2], [90, 10, 40], false)).toEqual([2, 1, 3]);
  expect(standing([], [5], true)).toEqual([1]);
});

test('a tie is called one', () => {
  const said = outcomeText({ winners: [1, 2], names: ['Ann', 'Ben', 'Eve'], own: [1] });
  expect(said).toBe('A tie: Ann and Ben win together');
});

test('alone only what the core calls won is a perfect game', () => {
  expect(outcomeText({ winners: [1], names: ['Ann'], own: [1] })).toBe(texts.value.table.perfect);
  expect(outcomeText({ winners: [], names: ['Ann'], own: [1] })).toBe(texts.value.table.over);
});
