import { expect, test } from 'vitest';
import type { Judged, Line } from '../core/types';
import { unfinished } from './unfinished';

const judged = (allowed: boolean, ...reaches: Line['reach'][]): Judged => ({
  move: '',
  allowed,
  clause: '3.3',
  points: 0,
  parts: [],
  notes: [],
  squares: [],
  tiles: [],
  lines: reaches.map((reach) => ({ squares: [], sum: 0, kind: 'sum', ...(reach ? { reach } : {}) })),
});

test('who is still laying towards a sum made no mistake; too much is one', () => {
  expect(unfinished(judged(false, 'under'))).toBe(true);
  expect(unfinished(judged(false, 'under', 'exact'))).toBe(true);
  expect(unfinished(judged(false, 'under', 'over'))).toBe(false);
  expect(unfinished(judged(false, 'exact'))).toBe(false);
  expect(unfinished(judged(false))).toBe(false);
  expect(unfinished(judged(true, 'exact'))).toBe(false);
  // A gap, or a wild without a number, is told.
  expect(unfinished({ ...judged(false, 'under'), clause: '3.1' })).toBe(false);
});
