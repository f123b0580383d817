import { expect, it } from 'vitest';
import { squaresIn } from './named-squares';

it('finds the squares that a text names, each once', () => {
  expect(squaresIn('Put your 3 on e4, right of the 4.')).toEqual(['e4']);
  expect(squaresIn('around d2 there are now 1 and 5, so d2 takes a 6; o15 is a corner')).toEqual([
    'd2',
    'o15',
  ]);
  expect(squaresIn('Take the 5 and the 12. h16, p1 and a0 are no squares, nor is a 2x')).toEqual([]);
});
