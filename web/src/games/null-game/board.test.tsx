// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Core, Position } from '../../core/types';
import { stage } from '../shared/stage-for-tests';
import Board from './board';
import type { NullGameScene } from './scene';
import words from './table';

const scene: NullGameScene = {
  game: 'null-game',
  turn: [1],
  over: false,
  scores: [2, 1],
  heap: 3,
  takes: [
    { move: 'take 1', count: 1 },
    { move: 'take 2', count: 2 },
  ],
};
const position: Position = { game: 'null-game', view: 'some view', seat: 1 };

const fresh = () => stage(Board, { scene, position, core: {} as Core });
let table: ReturnType<typeof fresh>;
beforeEach(async () => {
  table = fresh();
  await table.show();
});
afterEach(() => table.end());

it('shows the heap and what everybody has taken', () => {
  expect(table.find('[role=img]').getAttribute('aria-label')).toBe('The heap has 3 counters');
  expect(table.all('.null-game-taken li').map((line) => line.querySelector('.unseen')?.textContent)).toEqual([
    'Ann: 2 counters',
    'Bob: 1 counter',
  ]);
});

it('takes what is chosen', async () => {
  await table.click(table.button('Take 2'));
  expect(table.decide).toHaveBeenCalledExactlyOnceWith('take 2');
});

it('offers nothing to somebody who only watches, and nothing to press while others decide', async () => {
  await table.show({ mayAct: false });
  await table.click(table.button('Take 1'));
  expect(table.decide).not.toHaveBeenCalled();
  await table.show({ seat: 0 });
  expect(table.all('button')).toEqual([]);
});

it('points at the move that a hint has come to', async () => {
  await table.show({ hint: { step: 2, move: 'take 2', kind: 'take', squares: [], tiles: ['2'] } });
  expect(table.all('.null-game-hinted')).toEqual([]);
  await table.show({ hint: { step: 3, move: 'take 2', kind: 'take', squares: [], tiles: ['2'] } });
  expect(table.find('.null-game-hinted').textContent).toBe('Take 2');
});

it('says hand and board in words', () => {
  expect(words.hand(scene, 2, ['Ann', 'Bob'])).toEqual(['Bob: 1 counter']);
  expect(words.hand(scene, 0, ['Ann', 'Bob'])).toEqual([]);
  expect(words.board(scene, 1)).toEqual(['The heap has 3 counters']);
});
