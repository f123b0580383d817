import { expect, test } from 'vitest';
import { ended, spoken } from './spoken';

test('every line ends with one sign', () => {
  expect(['You win!', 'Ann wins', 'Done.'].map(ended)).toEqual(['You win!', 'Ann wins.', 'Done.']);
  expect(spoken(['Legal moves: 2', 'take 15 16: 31', 'take 11 16: 27'])).toBe(
    'Legal moves: 2. take 15 16: 31. take 11 16: 27.',
  );
});

test('a long answer is begun, and the rest left to the screen', () => {
  const lines = Array.from({ length: 31 }, (_, n) => `line ${n}`);
  expect(spoken(lines)).toBe(
    'line 0. line 1. line 2. line 3. line 4. line 5. 25 more lines are on the screen.',
  );
});
