import type { Core, Judged } from '../../core/types';
import type { DieColour } from '../../look/die';
import type { TwentyOneScene, TwentyOneSpace } from './scene';
import { said } from '../../texts/message';

const letters: Record<string, DieColour> = {
  B: 'blue',
  G: 'green',
  R: 'red',
  Y: 'yellow',
  W: 'white',
  K: 'black',
};
const sheets: Record<string, string[]> = {
  A: ['GRKYWB', 'KYRBGW', 'BKGWYR', 'YWBRKG', 'RGWKBY'],
  C: ['WYRBKG', 'BKWGYR', 'YBKRGW', 'RGYWBK', 'KWGYRB'],
  D: ['RBWKGY', 'GRYWKB', 'WGRYBK', 'BYKGRW', 'YKBRWG'],
  E: ['YKGRBW', 'RGBYWK', 'GWYKRB', 'KRWBGY', 'WBKGYR'],
};

function spaces(colours: string, marks: string): TwentyOneSpace[] {
  return Array.from(colours).map((letter, i) => {
    const mark = marks[i] ?? '.';
    const space: TwentyOneSpace = {
      colour: letters[letter] ?? 'blue',
      printed: 6 - i,
      value: Number(mark) || 0,
    };
    if (mark === 'x') return { ...space, crossed: true };
    return space.value === space.printed ? { ...space, matched: true } : space;
  });
}

/** A player's sheet; the marks of each row as in the notation of positions. */
export function playerWith(
  seat: number,
  sheet: string,
  marks: string[],
  more: Partial<TwentyOneScene['players'][number]> = {},
): TwentyOneScene['players'][number] {
  const current = marks.findIndex((row) => row.includes('.'));
  const rows = (sheets[sheet] ?? []).map((colours, i) => ({
    spaces: spaces(colours, marks[i] ?? '......'),
    complete: i < current,
    current: i === current,
    points: Array.from(marks[i] ?? '').reduce((sum, mark) => sum + (Number(mark) || 0), 0),
  }));
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  return { seat, sheet, rows, complete_rows: current, points, ...more };
}

export function sceneWith(more: Partial<TwentyOneScene> = {}): TwentyOneScene {
  const dice = [3, 1, 6, 2, 5, 4].map((value, i) => ({
    colour: Object.values(letters)[i] ?? 'blue',
    value,
    ...(value === 1 ? { locked: true } : {}),
  }));
  return {
    game: 'twenty-one',
    phase: 'mark',
    turn: [1, 2],
    over: false,
    scores: [31, 24],
    active: 2,
    cross: 'any',
    dice,
    players: [
      playerWith(1, 'A', ['6x4321', '.5.x1.', '......', '......', '......']),
      playerWith(2, 'C', ['65x321', '.3.2..', '......', '......', '......']),
    ],
    ...more,
  };
}

export function judgedAs(move: string, more: Partial<Judged> = {}): Judged {
  const nothing = { points: 0, parts: [], notes: [], lines: [], squares: [], tiles: [] };
  return { move, kind: move.split(' ')[0] ?? '', allowed: true, ...nothing, ...more };
}

/** A core that allows these moves and has a reason against all others. */
export function coreThatAllows(allowed: Judged[], refusal = 'no'): Core {
  const known = new Map(allowed.map((judged) => [judged.move, judged]));
  const core: Partial<Core> = {
    moves: () => Promise.resolve(allowed),
    judge: (_, typed) =>
      Promise.resolve(
        known.get(typed) ?? judgedAs(typed, { allowed: false, clause: '3.4', reason: said(refusal) }),
      ),
    ask: (question, about) => {
      const { typed, row } = about as { typed: string; row: number };
      if (question !== 'judge_in_row') return Promise.reject(new Error(question));
      return Promise.resolve(
        judgedAs(typed, { allowed: false, clause: '3.3', reason: said(`not row ${row}`) }),
      );
    },
  };
  return core as Core;
}
