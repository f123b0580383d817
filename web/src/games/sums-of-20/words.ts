import type { Line } from '../../core/types';
import { fill, texts } from '../../texts/texts';

/** A tile of a rack in words: "7", or that it is a wild. */
export function tileText(tile: string): string {
  return tile === '*' ? texts.value.boards.sumsOf20.wild : tile;
}

/** The sum of a line, with how it stands. */
export function sumText(line: Line): string {
  const t = texts.value.boards.sumsOf20;
  const text = line.reach === 'exact' ? t.sumExact : line.reach === 'over' ? t.sumOver : t.sumSo;
  return fill(text, { sum: line.sum });
}
