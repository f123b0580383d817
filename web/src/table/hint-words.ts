import { hintedInTray } from '../games/game-of-20/hinted-in-tray';
import { regionAround } from '../games/shared/places';
import { pencilOfTouched } from '../games/twenty-one/marking';
import type { Scene, TwentyOneScene } from '../core/types';
import { fill, texts } from '../texts/texts';
import type { HintShown } from './board';
import { moveText, nameList, tileWords, wordsIn } from './move-words';

type PartOfBoard = keyof typeof texts.value.table.parts;

const partNames: PartOfBoard[][] = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
];

const third = (from: number, to: number, size: number): number =>
  Math.min(2, Math.floor((((from + to + 1) / 2) * 3) / size));

/** The part of a square board that holds the square, as the board lights it. */
export function partOfBoard(index: number, side: number): PartOfBoard {
  const { from, to } = regionAround(index, side, side);
  const row = partNames[third(from.row, to.row, side)] ?? [];
  return row[third(from.column, to.column, side)] ?? 'middle';
}

/** Where to look, without naming the square or the tile. */
function whereText(hint: HintShown, scene: Scene | undefined): string {
  const t = texts.value.table;
  if (scene === undefined) return '';
  if (scene.game === 'twenty-one') return scene.phase === 'mark' ? t.hintRow : t.hintDice;
  const index = scene.squares.findIndex(({ name }) => name === hint.squares[0]);
  if (index >= 0) {
    return fill(t.hintWhere, { where: t.parts[partOfBoard(index, Math.sqrt(scene.squares.length))] });
  }
  const lit = scene.game === 'game-of-20' ? scene.pool.filter((tile) => hintedInTray(hint).has(tile)) : [];
  return lit.length > 0 ? fill(t.hintPool, { low: Math.min(...lit), high: Math.max(...lit) }) : t.hintRack;
}

/** Which dice, or what to think about where the move has none. */
function dieText(hint: HintShown, scene: TwentyOneScene): string {
  const t = texts.value.table;
  if (scene.phase === 'decide') return t.hintDecide;
  if (pencilOfTouched(hint).spaces.length > 0) return t.hintCross;
  const dice = nameList(hint.tiles.map(wordsIn));
  return fill(hint.tiles.length === 1 ? t.hintDie : t.hintTheDice, { dice });
}

export function hintText(hint: HintShown, scene: Scene | undefined): string {
  const t = texts.value.table;
  if (hint.step === 1) return `${whereText(hint, scene)}.`;
  if (hint.step === 2 && scene?.game === 'twenty-one') return `${dieText(hint, scene)}.`;
  if (hint.step === 2) {
    return hint.tiles.length > 0
      ? `${fill(t.hintTile, { tiles: nameList(hint.tiles.map(tileWords)) })}.`
      : `${t.hintTileNone}.`;
  }
  return `${fill(t.hintMove, { move: moveText(hint.move) })}.`;
}
