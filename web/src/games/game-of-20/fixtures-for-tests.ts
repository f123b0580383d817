import type { Core, Judged, Position } from '../../core/types';
import type { Fit } from '../shared/fits';
import type { GameOf20Scene } from './scene';
import { said } from '../../texts/message';

const letters = 'abcde';

function squaresWith(tiles: Record<string, number>, dead: string[] = []): GameOf20Scene['squares'] {
  return Array.from({ length: 25 }, (_, i) => {
    const name = `${letters.charAt(i % 5)}${Math.floor(i / 5) + 1}`;
    return { name, tile: tiles[name] ?? 0, ...(dead.includes(name) ? { dead: true } : {}) };
  });
}

export const placing: GameOf20Scene = {
  game: 'game-of-20',
  turn: [1],
  over: false,
  scores: [74, 81],
  stage: 'placing',
  solo: false,
  squares: squaresWith({ c3: 4, b3: 1, c2: 1, b2: 2, d2: 2, c1: 5, d1: 7, e2: 14 }, ['e1']),
  hands: [
    { seat: 1, tiles: [3, 6, 7, 9, 11, 13, 16, 19], sum: 84 },
    { seat: 2, tiles: [1, 8, 10, 12, 15, 17, 18, 20], sum: 101 },
  ],
  hand_to_move: 1,
  pool: [],
  tray: Array.from({ length: 18 }, (_, i) => i + 3),
  hand_size: 12,
  pick: 0,
};

export const solo: GameOf20Scene = {
  ...placing,
  solo: true,
  hand_to_move: 2,
  scores: [185],
  hands: placing.hands.map((hand) => ({ ...hand, seat: 1 })),
};

export const draft: GameOf20Scene = {
  ...placing,
  stage: 'draft',
  squares: squaresWith({ c3: 4 }),
  hands: [
    { seat: 1, tiles: [1, 1, 2, 7, 17], sum: 28 },
    { seat: 2, tiles: [1, 1, 2, 3, 20, 18], sum: 45 },
  ],
  pool: [4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19],
  pick: 2,
};

export const position: Position = { game: 'game-of-20', view: 'some view', seat: 1 };

export function judged(move: string, squares: string[], tiles: string[], rest: Partial<Judged> = {}): Judged {
  const kind = move.startsWith('take') ? 'take' : 'put';
  return { move, kind, allowed: true, points: 0, parts: [], notes: [], lines: [], squares, tiles, ...rest };
}

const around: Record<string, { squares: string[]; sum: number }> = {
  d3: { squares: ['c3', 'd2'], sum: 6 },
  b1: { squares: ['b2', 'c1'], sum: 7 },
  a2: { squares: ['b2'], sum: 2 },
  a3: { squares: ['b3'], sum: 1 },
  e3: { squares: ['e2'], sum: 14 },
  e1: { squares: ['d1', 'e2'], sum: 21 },
  c4: { squares: ['c3'], sum: 4 },
};

export function fitsOf(tile: number): Fit[] {
  return placing.squares
    .filter((square) => square.tile === 0)
    .map(({ name }) => {
      const near = around[name];
      const allowed = near !== undefined && near.squares.length > 1 ? near.sum === tile : tile === 3;
      return {
        ...judged(`${tile} ${name}`, [name], [String(tile)], {
          allowed,
          points: -tile,
          lines: near ? [{ ...near, kind: near.squares.length > 1 ? 'around' : 'beside' }] : [],
          ...(allowed ? {} : { clause: '3.5', reason: said(`${name} takes only ${near?.sum ?? 3}`) }),
        }),
        square: name,
      };
    });
}

/** A core that knows one position. */
export function fakeCore(more: Partial<Core> = {}): Core {
  const known: Partial<Core> = {
    ask: (_, about) => Promise.resolve(fitsOf((about as { tile: number }).tile)),
    moves: () => Promise.resolve([judged('7 b1', ['b1'], ['7']), judged('6 d3', ['d3'], ['6'])]),
    judge: (_, typed) => {
      const [, ...tiles] = typed.split(' ');
      if (!typed.startsWith('take'))
        return Promise.resolve(judged(typed, [tiles[0] ?? ''], [typed.split(' ')[0] ?? '']));
      return Promise.resolve(
        judged(
          `take ${tiles
            .map(Number)
            .sort((a, b) => a - b)
            .join(' ')}`,
          [],
          tiles,
        ),
      );
    },
    ...more,
  };
  return known as Core;
}
