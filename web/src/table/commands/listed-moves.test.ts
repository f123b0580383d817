import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedMove, Scene } from '../../core/types';

vi.mock('../games', () => ({ gameInfo: (id: string) => ({ id, lower_score_wins: id === 'game-of-20' }) }));

vi.mock('../at-table', () => ({
  atTable: () => ({ ranksByPoints: (scene: { stage?: string }) => scene.stage !== 'draft' }),
}));

const { listedMoves } = await import('./listed-moves');

const moves = (all: Record<string, number>) =>
  Object.entries(all).map(([move, points]) => ({ move, points }));
const placing = { game: 'game-of-20', stage: 'placing' } as unknown as Scene;
const draft = { game: 'game-of-20', stage: 'draft' } as unknown as Scene;
const tiles = { game: 'twenty-four-seven' } as Scene;
const names = (listed: { moves: ListedMove[] }) => listed.moves.map(({ move }) => move);

let placings: ListedMove[];
beforeEach(() => {
  placings = moves({ '1 a1': -1, '7 d4': -7, '4 b2': -4, '4 d4': -4 });
});

test('in Game of 20 the moves that leave least in hand come first', () => {
  expect(names(listedMoves(placings, placing, ''))).toEqual(['7 d4', '4 b2', '4 d4', '1 a1']);
});

test('elsewhere those with most points do', () => {
  const all = moves({ '1 a1': 0, '7 d4': 40, '4 b2': 20 });
  expect(names(listedMoves(all, tiles, ''))).toEqual(['7 d4', '4 b2', '1 a1']);
});

test('the picks of a draft stay in their order', () => {
  const picks = moves({ 'take 20': 20, 'take 3': 3, 'take 9': 9 });
  expect(names(listedMoves(picks, draft, ''))).toEqual(['take 20', 'take 3', 'take 9']);
});

test('without help nothing is ranked', () => {
  expect(names(listedMoves(placings, placing, '', false))).toEqual(['1 a1', '7 d4', '4 b2', '4 d4']);
});

test('a tile or a square keeps its moves; "best" says how many', () => {
  expect(names(listedMoves(placings, placing, '4'))).toEqual(['4 b2', '4 d4']);
  expect(names(listedMoves(placings, placing, 'D4'))).toEqual(['7 d4', '4 d4']);
  expect(names(listedMoves(placings, placing, 'best 1'))).toEqual(['7 d4']);
  expect(names(listedMoves(placings, placing, '4 best 1'))).toEqual(['4 b2']);
  expect(names(listedMoves(placings, placing, '3'))).toEqual(['7 d4', '4 b2', '4 d4']);
  expect(listedMoves(placings, placing, 'best 1').all).toBe(4);
});
