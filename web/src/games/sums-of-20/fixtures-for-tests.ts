import type { Core, Judged, Line } from '../../core/types';
import type { Laid, Laying } from './lay';
import type { SumsOf20Scene } from './scene';

const board = `
+......+......+
.......RB....G.
...R...........
...B...........
...R...+..BR...
...............
..+.........+..
.G....RBR....G.
..+.........+..
...............
...RB..+...R...
...........B...
...........R...
.G....BR.......
+......+......+`.trim();

const spaces: Record<string, 'red' | 'blue' | 'green'> = { R: 'red', B: 'blue', G: 'green' };

const fixed: Record<string, number> = {
  h2: 4,
  i2: 8,
  n2: 12,
  d3: 1,
  d4: 6,
  d5: 2,
  k5: 10,
  l5: 3,
  b8: 16,
  g8: 2,
  h8: 10,
  i8: 4,
  n8: 11,
  d11: 4,
  e11: 8,
  l11: 2,
  l12: 9,
  l13: 3,
  b14: 14,
  g14: 6,
  h14: 2,
};

/** A table of Sums of 20 at its start, with these tiles played on it. */
export function sceneWith(
  more: Partial<SumsOf20Scene> = {},
  played: Record<string, number> = {},
): SumsOf20Scene {
  const squares = board.split('\n').flatMap((row, r) =>
    Array.from(row).map((sign, c) => {
      const name = `${String.fromCharCode(97 + c)}${r + 1}`;
      const space = spaces[sign];
      return {
        name,
        tile: played[name] ?? fixed[name] ?? 0,
        ...(space ? { space } : {}),
        ...(sign === '+' ? { plus_ten: true } : {}),
      };
    }),
  );
  return {
    game: 'sums-of-20',
    phase: 'play',
    turn: [1],
    over: false,
    scores: [0, 0],
    squares,
    racks: [
      ['1', '4', '7', '8', '*'],
      ['2', '2', '3', '5', '9'],
    ],
    pool: 90,
    starter: 1,
    idle: 0,
    passes: 0,
    rack_size: 5,
    wild_numbers: [1, 2, 3, 4, 5],
    ...more,
  };
}

export function judgedAs(move: string, more: Partial<Judged> = {}): Judged {
  const nothing = { points: 0, parts: [], notes: [], lines: [], squares: [], tiles: [] };
  return { move, kind: 'put', allowed: true, ...nothing, ...more };
}

export const lineOf = (squares: string[], sum: number, reach: Line['reach']): Line => ({
  squares,
  sum,
  kind: 'sum',
  ...(reach ? { reach } : {}),
});

/** A core that answers as it is told, and remembers what it was asked. */
export function coreThatSays(answers: {
  lay?: (tiles: Laying[]) => Laid;
  judge?: (typed: string) => Judged;
}): Core & { asked: string[] } {
  const asked: string[] = [];
  const core: Partial<Core> = {
    ask: (_, about) => {
      const { tiles } = about as { tiles: Laying[] };
      asked.push(tiles.map(({ square, tile }) => `${square} ${tile}`).join(', '));
      return Promise.resolve(answers.lay?.(tiles) ?? { lines: [] });
    },
    judge: (_, typed) => {
      asked.push(typed);
      return Promise.resolve(answers.judge?.(typed) ?? judgedAs(typed));
    },
  };
  return Object.assign(core as Core, { asked });
}
