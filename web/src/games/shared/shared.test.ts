import { describe, expect, it } from 'vitest';
import { choose, nothing } from './choice';
import { joinLines, shapesOf } from './line-shapes';
import { typeDigit } from './number-keys';
import { regionAround, stepByKey } from './places';

describe('keys on a grid', () => {
  it('go to the squares beside it and stop at the edge', () => {
    expect(stepByKey('ArrowRight', 0, 7, 49)).toBe(1);
    expect(stepByKey('ArrowRight', 6, 7, 49)).toBe(6);
    expect(stepByKey('ArrowDown', 45, 7, 49)).toBe(45);
    expect(stepByKey('ArrowUp', 24, 7, 49)).toBe(17);
  });
  it('go to the ends of the row and of the board', () => {
    expect(stepByKey('Home', 24, 7, 49)).toBe(21);
    expect(stepByKey('End', 24, 7, 49, true)).toBe(48);
    expect(stepByKey('PageUp', 24, 7, 49)).toBe(3);
  });
  it('leave other keys alone', () => {
    expect(stepByKey('x', 24, 7, 49)).toBeUndefined();
  });
});

describe('the region of a hint', () => {
  it('holds the square and stays on the board', () => {
    for (let index = 0; index < 49; ++index) {
      const { from, to } = regionAround(index, 7, 7);
      expect(from.column).toBeGreaterThanOrEqual(0);
      expect(to.row).toBeLessThan(7);
      expect(index % 7).toBeGreaterThanOrEqual(from.column);
      expect(index % 7).toBeLessThanOrEqual(to.column);
    }
  });
});

describe('digits', () => {
  const none = { digits: '', at: -9999 };
  it('take up a tile of one digit', () => {
    expect(typeDigit(none, '7', 0, [1, 7]).number).toBe(7);
    expect(typeDigit(none, '0', 0, [1, 10]).number).toBe(10);
    expect(typeDigit(none, '5', 0, [1, 7]).number).toBeUndefined();
  });
  it('belong together when they come soon after each other', () => {
    const first = typeDigit(none, '1', 0, [1, 17]);
    expect(first.number).toBe(1);
    expect(typeDigit(first.typed, '7', 300, [1, 17]).number).toBe(17);
    expect(typeDigit(first.typed, '7', 3000, [1, 17]).number).toBeUndefined();
  });
  it('wait for the second when there is no tile for the first', () => {
    const first = typeDigit(none, '2', 0, [20]);
    expect(first.number).toBeUndefined();
    expect(typeDigit(first.typed, '0', 300, [20]).number).toBe(20);
  });
});

describe('choosing', () => {
  it('takes up a tile and puts it back', () => {
    const taken = choose(nothing, { do: 'tile', slot: 2 });
    expect(taken.slot).toBe(2);
    expect(choose(taken, { do: 'tile', slot: 2 })).toEqual(nothing);
    expect(choose(taken, { do: 'tile', slot: 0 }).slot).toBe(0);
  });
  it('keeps a tile that is lifted, and forgets a square for a tile', () => {
    const taken = choose(nothing, { do: 'lift', slot: 2 });
    expect(choose(taken, { do: 'lift', slot: 2 }).slot).toBe(2);
    const asked = choose(taken, { do: 'square', square: 'd4' });
    expect(asked).toEqual({ slot: null, square: 'd4' });
    expect(choose(asked, { do: 'tile', slot: 1 }).square).toBeNull();
  });
});

describe('lines on the board', () => {
  const names = Array.from({ length: 49 }, (_, i) => `${'abcdefg'.charAt(i % 7)}${Math.floor(i / 7) + 1}`);
  const run = { squares: ['a1', 'b1', 'c1'], sum: 24, kind: 'run', points: 30 };
  const sum = { squares: ['a1', 'b1', 'c1'], sum: 24, kind: 'sum_of_24', points: 40 };
  it('over the same squares are drawn once', () => {
    const joined = joinLines([run, sum, { ...run, squares: ['a1', 'a2'] }]);
    expect(joined.map(({ all }) => all.length)).toEqual([2, 1]);
  });
  it('have their texts inside the board and apart from each other', () => {
    const lines = [run, { ...sum, squares: ['c1', 'c2', 'c3'] }].map((line) => ({ line, text: 'run +30' }));
    const shapes = shapesOf(lines, names, 7, []);
    expect(shapes).toHaveLength(2);
    for (const { badge } of shapes) {
      expect(badge.x).toBeGreaterThan(0.4);
      expect(badge.y).toBeGreaterThan(0);
    }
    expect(shapes[0]?.badge).not.toEqual(shapes[1]?.badge);
  });
  it('that are not on the board are not drawn', () => {
    expect(shapesOf([{ line: { ...run, squares: ['z9'] }, text: '' }], names, 7, [])).toEqual([]);
  });
});
