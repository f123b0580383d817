import './table.css';
import { texts } from '../../texts/texts';
import type { AtTable } from '../module';
import { hintOnSquares } from '../shared/hint-where';
import { squareLines } from '../shared/square-lines';
import { listed } from '../shared/words';
import Board from './board';
import type { TwentyFourSevenScene } from './scene';

const table: AtTable<TwentyFourSevenScene> = {
  Board,
  empty: () => texts.value.table.adviceEmpty.place,
  hand: ({ hand }) => {
    const { tiles } = texts.value.boards;
    return [`${tiles.yours}: ${hand.length ? listed(hand) : tiles.none}`];
  },
  board: ({ squares }) => squareLines(squares),
  hintWhere: (hint, { squares }) => hintOnSquares(hint, squares),
  placing: {
    squares: ({ squares }) => squares.map(({ name }) => name),
    tiles: ({ hand }) => [...new Set(hand)],
  },
};

export default table;
