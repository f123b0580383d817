import type { Scene } from '../../core/types';
import { texts } from '../../texts/texts';
import { atTable } from '../at-table';
import type { HintShown } from '../board/board';
import { moveText, nameList, tileWords } from './move-words';

export function hintText(hint: HintShown, scene: Scene | undefined): string {
  const t = texts.value.table;
  const words = atTable(scene?.game);
  if (hint.step === 1) return `${scene ? (words?.hintWhere(hint, scene) ?? '') : ''}.`;
  if (hint.step === 2 && scene && words?.hintWhat) return `${words.hintWhat(hint, scene)}.`;
  if (hint.step === 2) {
    return hint.tiles.length > 0
      ? `${t.hintTile({ tiles: nameList(hint.tiles.map(tileWords)) })}.`
      : `${t.hintTileNone}.`;
  }
  return `${t.hintMove({ move: moveText(hint) })}.`;
}
