/** Legal moves for the command line: those that are asked for, the best first. */
import type { ListedMove, Scene } from '../../core/types';
import { atTable } from '../at-table';
import { gameInfo } from '../games';

/** How many are listed unless somebody asks for more. */
const usual = 30;

export interface Listed {
  moves: ListedMove[];
  /** All that there are with the words that were asked for. */
  all: number;
}

interface Wish {
  words: string[];
  most: number;
}

/** "best 12" says how many and "all" lists every one; everything else is a word that the moves must have. */
function wishOf(text: string, moves: ListedMove[]): Wish {
  const wish: Wish = { words: [], most: usual };
  const inMoves = new Set(moves.flatMap(({ move }) => move.toLowerCase().split(' ')));
  const pieces = text.toLowerCase().split(/\s+/).filter(Boolean);
  pieces.forEach((piece, at) => {
    const number = /^\d+$/.test(piece);
    if (piece === 'best') return;
    if (piece === 'all') wish.most = moves.length;
    else if (number && (pieces[at - 1] === 'best' || !inMoves.has(piece))) wish.most = Number(piece);
    else wish.words.push(piece);
  });
  return wish;
}

/** Without `helps` the moves stay in their order: which are good is not told. */
export function listedMoves(moves: ListedMove[], scene: Scene, text: string, helps = true): Listed {
  const { words, most } = wishOf(text, moves);
  const fitting = moves.filter(({ move }) => {
    const have = move.toLowerCase().split(' ');
    return words.every((word) => have.includes(word));
  });
  const sign = gameInfo(scene.game)?.lower_score_wins === true ? 1 : -1;
  if (helps && (atTable(scene.game)?.ranksByPoints?.(scene) ?? true))
    fitting.sort((a, b) => sign * (a.points - b.points));
  return { moves: fitting.slice(0, most), all: fitting.length };
}
