import type { Line } from '../../core/types';
import { texts } from '../../texts/texts';

/** A tile of a rack in words: "7", or that it is a wild. */
export function tileText(tile: string): string {
  return tile === '*' ? texts.value.boards.sumsOf20.wild : tile;
}

/** A line in words: where it is, its tiles, its sum and how that stands. A wild without a number is a question mark. */
export function lineText(line: Line, tileAt: (square: string) => number): string {
  const t = texts.value.boards.sumsOf20;
  const [first = '', second = ''] = line.squares;
  const across = first.slice(1) === second.slice(1);
  const said = (across ? t.row : t.column)({
    n: across ? first.slice(1) : first.slice(0, 1),
    tiles: line.squares.map((square) => tileAt(square) || '?').join('+'),
    sum: line.sum,
  });
  if (line.reach === 'exact') return t.lineExact({ line: said });
  return line.reach === 'over' ? t.lineOver({ line: said }) : said;
}
