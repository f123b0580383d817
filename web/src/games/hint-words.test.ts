import { beforeAll, expect, test, vi } from 'vitest';
import { draft, placing } from './game-of-20/fixtures-for-tests';
import { sceneWith } from './twenty-one/fixtures-for-tests';
import { loadAtTable } from '../table/at-table';
import type { HintShown } from '../table/board/board';
import { hintText } from '../table/words/hint-words';
import { partOfBoard } from './shared/hint-where';

vi.mock('../core/client', () => ({ core: { catalogue: () => Promise.resolve([]) }, localTables: {} }));
beforeAll(() => Promise.all(['game-of-20', 'twenty-one'].map(loadAtTable)), 30_000);

test('a part of the board is named as it is lit', () => {
  expect(partOfBoard(0, 7)).toBe('topLeft');
  expect(partOfBoard(24, 7)).toBe('middle');
  expect(partOfBoard(48, 7)).toBe('bottomRight');
  expect(partOfBoard(7 * 15 + 7, 15)).toBe('middle');
  expect(partOfBoard(7 * 15, 15)).toBe('left');
});

test('the first hint names no square and no tile, the second the tile, the third the move', () => {
  const square = placing.squares[0]?.name ?? '';
  const hint: HintShown = { step: 1, move: `7 ${square}`, kind: 'put', squares: [square], tiles: ['7'] };
  expect(hintText(hint, placing)).toBe('Look at the top left.');
  expect(hintText({ ...hint, step: 2 }, placing)).toBe('Try this: 7.');
  expect(hintText({ ...hint, step: 3 }, placing)).toBe(`A good move: 7 on ${square}.`);
});

test('a wild is told in words', () => {
  const lay = { move: 'a1 across 7 *4', kind: 'lay', way: 'across', squares: ['a1', 'b1'] } as const;
  const hint: HintShown = { step: 2, ...lay, squares: [...lay.squares], tiles: ['7', '*4'] };
  expect(hintText({ ...hint, tiles: ['7', '*4', '*'] }, undefined)).toBe(
    'Try this: 7, a wild as 4 and a wild.',
  );
  expect(hintText({ ...hint, step: 3 }, undefined)).toBe(
    'A good move: laying 7 and a wild as 4 across from a1.',
  );
});

test('in Twenty One the second hint speaks of dice only where they are to be written', () => {
  const second = (move: string, squares: string[], tiles: string[], phase: 'decide' | 'mark') =>
    hintText({ step: 2, move, kind: move.split(' ')[0] ?? '', squares, tiles }, sceneWith({ phase }));
  expect(second('write red', ['4'], ['red'], 'mark')).toBe('Use this die: red.');
  expect(second('write red blue', ['4', '2'], ['red', 'blue'], 'mark')).toBe('Use these dice: red and blue.');
  expect(second('cross 1', ['1'], ['red'], 'mark')).toMatch(/^Cross out a space/);
  expect(second('reroll', [], [], 'decide')).toBe(second('keep', [], [], 'decide'));
  expect(second('keep', [], [], 'decide')).toMatch(/re-rolling/);
});

test('where there is no square, it names what to look at', () => {
  const low = Math.min(...draft.pool);
  const take: HintShown = { step: 1, move: `take ${low}`, kind: 'take', squares: [], tiles: [String(low)] };
  expect(hintText(take, draft)).toMatch(/^Look at the tiles from \d+ to \d+\.$/);
  const keep: HintShown = { step: 1, move: 'keep', kind: 'keep', squares: [], tiles: [] };
  expect(hintText(keep, sceneWith({ phase: 'decide' }))).toBe('Look at the dice.');
  expect(hintText(keep, sceneWith({ phase: 'mark' }))).toBe('Look at the row you are filling.');
});
