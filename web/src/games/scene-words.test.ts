import { expect, test } from 'vitest';
import { readCommand } from '../table/commands/commands';
import sums from './sums-of-20/table';
import type { SumsOf20Scene } from './sums-of-20/scene';
import placing from './twenty-four-seven/table';
import type { TwentyFourSevenScene } from './twenty-four-seven/scene';
import { playerWith, sceneWith } from './twenty-one/fixtures-for-tests';
import sheets from './twenty-one/table';

const base = { turn: [1], over: false, scores: [0, 0] };
const names = ['Ann', 'Bob'];

test('hand and board are words of the command line', () => {
  expect(readCommand('hand')).toEqual({ verb: 'hand', rest: '' });
  expect(readCommand('board')).toEqual({ verb: 'board', rest: '' });
});

test('24/7: the own tiles, and the rows that hold something', () => {
  const scene: TwentyFourSevenScene = {
    ...base,
    game: 'twenty-four-seven',
    stage: 'place',
    squares: [
      { name: 'a7', tile: 0 },
      { name: 'c4', tile: 5 },
      { name: 'd4', tile: 0, block: true },
      { name: 'a1', tile: 7 },
    ],
    hand: [3, 5, 10],
    hand_sizes: [3, 3],
    bag: 9,
    points: [],
  };
  expect(placing.hand(scene, 1, names)).toEqual(['Your tiles: 3, 5 and 10']);
  expect(placing.board(scene, 1)).toEqual(['Row 4: c4 5, d4 block', 'Row 1: a1 7']);
});

test('Sums of 20: the own rack first, wilds by name', () => {
  const scene: SumsOf20Scene = {
    ...base,
    game: 'sums-of-20',
    phase: 'play',
    squares: [],
    racks: [['1', '*'], []],
    pool: 3,
    starter: 1,
    rack_size: 5,
    wild_numbers: [],
    idle: 0,
    passes: 0,
  };
  expect(sums.hand(scene, 2, names)).toEqual(['Bob: no tiles', 'Ann: 1 and wild']);
});

test('Twenty One: the row that is filled, and the dice with the sheet', () => {
  const scene = sceneWith({ players: [playerWith(1, 'A', ['6x4321', '.5.x..'])] });
  expect(sheets.hand(scene, 1, names)).toHaveLength(1);
  expect(sheets.hand(scene, 1, names)[0]).toMatch(/^Row 2, current: .* open/);
  expect(sheets.board(scene, 1)[0]).toMatch(/^The dice: /);
});
