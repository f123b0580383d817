import './forced.css';
import './table.css';
import type { HintShown } from '../../table/board/board';
import { texts } from '../../texts/texts';
import type { AtTable } from '../module';
import { hintOnSquares } from '../shared/hint-where';
import { squareLines } from '../shared/square-lines';
import { listed } from '../shared/words';
import Board from './board';
import { hintedInTray } from './hinted-in-tray';
import type { GameOf20Scene } from './scene';

/** A pick has no square: its tiles lie in the tray. */
function hintWhere(hint: HintShown, { squares, pool }: GameOf20Scene): string {
  const lit = hint.squares.length > 0 ? [] : pool.filter((tile) => hintedInTray(hint).has(tile));
  if (lit.length === 0) return hintOnSquares(hint, squares);
  return texts.value.table.hintPool({ low: Math.min(...lit), high: Math.max(...lit) });
}

function hand(scene: GameOf20Scene, _: number, names: string[]): string[] {
  const words = texts.value.boards.gameOf20;
  return scene.hands.map((one, at) => {
    const name = scene.solo ? words.handNumber({ n: at + 1 }) : (names[one.seat - 1] ?? '');
    if (one.tiles.length === 0) return `${name}: ${texts.value.boards.tiles.none}`;
    return `${name}: ${listed(one.tiles)}, ${words.sum({ sum: one.sum })}`;
  });
}

const table: AtTable<GameOf20Scene> = {
  Board,
  empty: ({ stage }) => {
    const { adviceEmpty } = texts.value.table;
    return stage === 'draft' ? adviceEmpty.draft : adviceEmpty.place;
  },
  hand,
  board: ({ squares, pool }) => [
    ...squareLines(squares),
    ...(pool.length > 0 ? [`${texts.value.boards.gameOf20.tray}: ${listed(pool)}`] : []),
  ],
  hintWhere,
  placing: {
    squares: ({ squares }) => squares.map(({ name }) => name),
    tiles: ({ stage, hands, hand_to_move: moves }) =>
      stage === 'placing' ? [...new Set(hands[moves - 1]?.tiles ?? [])] : undefined,
  },
  // What is taken in a draft counts against its taker, who needs it all the same.
  ranksByPoints: ({ stage }) => stage !== 'draft',
};

export default table;
