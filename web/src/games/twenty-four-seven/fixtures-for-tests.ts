import type { Core, Judged, Line, Position } from '../../core/types';
import type { Fit } from '../shared/fits';
import type { TwentyFourSevenScene } from './scene';
import { said } from '../../texts/message';

const letters = 'abcdefg';
const tiles: Record<string, number> = {
  d2: 2,
  c3: 9,
  d3: 8,
  c4: 10,
  d4: 6,
  e4: 5,
  d5: 3,
  e5: 4,
  f5: 8,
};
const blocks = ['a4', 'b5'];
const doubles = ['a5', 'b3', 'c1', 'c6', 'e2', 'e7', 'f5', 'g3'];

export const squares: TwentyFourSevenScene['squares'] = Array.from({ length: 49 }, (_, i) => {
  const name = `${letters.charAt(i % 7)}${Math.floor(i / 7) + 1}`;
  return {
    name,
    tile: tiles[name] ?? 0,
    ...(blocks.includes(name) ? { block: true } : {}),
    ...(doubles.includes(name) ? { double: true } : {}),
  };
});

export const scene: TwentyFourSevenScene = {
  game: 'twenty-four-seven',
  turn: [1],
  over: false,
  scores: [210, 240],
  stage: 'place',
  squares,
  hand: [1, 2, 4, 7, 7, 10],
  hand_sizes: [6, 6],
  bag: 15,
  points: [
    { sevens: 40, twenty_fours: 120, runs: 50, sets: 0, bonuses: 0 },
    { sevens: 60, twenty_fours: 80, runs: 40, sets: 0, bonuses: 60 },
  ],
};

export const position: Position = { game: 'twenty-four-seven', view: 'some view', seat: 1 };

const run: Line = { squares: ['c3', 'd3', 'e3'], sum: 24, kind: 'run', points: 30 };
const sum: Line = { squares: ['c3', 'd3', 'e3'], sum: 24, kind: 'sum_of_24', points: 40 };
const down: Line = { squares: ['e3', 'e4', 'e5'], sum: 16, kind: 'sum_of_24', points: 40 };
export const over: Line = { squares: ['c2', 'd3', 'e4', 'f5'], sum: 28, kind: 'over' };

export function judged(tile: number, square: string, rest: Partial<Judged> = {}): Judged {
  return {
    move: `${tile} ${square}`,
    kind: 'put',
    allowed: true,
    points: 0,
    parts: [],
    notes: [],
    lines: [],
    squares: [square],
    tiles: [String(tile)],
    ...rest,
  };
}

const good: Record<string, Partial<Judged>> = {
  e3: { points: 110, lines: [run, sum, down] },
  c5: { points: 40, lines: [{ squares: ['a7', 'b6', 'c5', 'd4'], sum: 24, kind: 'sum_of_24', points: 40 }] },
  d6: {},
  e6: {},
  c2: {
    allowed: false,
    clause: '3.2',
    reason: said('c2: the diagonal would be 7+8+5+8 = 28, over 24'),
    lines: [over],
  },
};

export function fitsOf(tile: number): Fit[] {
  return squares
    .filter((square) => square.tile === 0)
    .map(({ name }) => ({
      ...judged(
        tile,
        name,
        good[name] ?? { allowed: false, clause: '3.1', reason: said(`${name}: no tile is next to it`) },
      ),
      square: name,
    }));
}

/** A core that knows one position. */
export function fakeCore(more: Partial<Core> = {}): Core {
  const known: Partial<Core> = {
    ask: (_, about) => Promise.resolve(fitsOf((about as { tile: number }).tile)),
    moves: () =>
      Promise.resolve([
        judged(7, 'e3', good['e3']),
        judged(7, 'd6'),
        judged(1, 'd6'),
        judged(1, 'e6', { points: 20 }),
      ]),
    judge: (_, typed) => {
      const [tile, square] = typed.split(' ');
      return Promise.resolve(judged(Number(tile), square ?? '', good[square ?? ''] ?? {}));
    },
    ...more,
  };
  return known as Core;
}
