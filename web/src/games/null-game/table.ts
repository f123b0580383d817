import './forced.css';
import { texts } from '../../texts/texts';
import type { AtTable } from '../module';
import Board from './board';
import type { NullGameScene } from './scene';

const words = () => texts.value.boards.nullGame;

const table: AtTable<NullGameScene> = {
  Board,
  empty: () => words().choose,
  hand: ({ scores }, seat, names) =>
    seat > 0 ? [words().taken({ name: names[seat - 1] ?? '', n: scores[seat - 1] ?? 0 })] : [],
  board: ({ heap }) => [words().heap({ n: heap })],
  hintWhere: () => words().hintWhere,
};

export default table;
