import './forced.css';
import './table.css';
import { texts } from '../../texts/texts';
import type { AtTable } from '../module';
import { hintOnSquares } from '../shared/hint-where';
import { squareLines } from '../shared/square-lines';
import { listed } from '../shared/words';
import Board from './board';
import type { SumsOf20Scene } from './scene';
import { tileText } from './words';

/** The own rack first. */
function hand({ racks }: SumsOf20Scene, seat: number, names: string[]): string[] {
  const words = texts.value.boards.sumsOf20;
  return racks
    .map((rack, at) => ({ rack, at }))
    .sort((a, b) => Number(b.at + 1 === seat) - Number(a.at + 1 === seat))
    .map(({ rack, at }) =>
      words.rackOf({
        name: names[at] ?? '',
        tiles: rack.length ? listed(rack.map(tileText)) : words.emptyRack,
      }),
    );
}

const table: AtTable<SumsOf20Scene> = {
  Board,
  empty: () => texts.value.table.adviceEmpty.lay,
  hand,
  board: ({ squares }) => squareLines(squares),
  hintWhere: (hint, { squares }) => hintOnSquares(hint, squares),
};

export default table;
