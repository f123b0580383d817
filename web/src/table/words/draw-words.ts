/** What chance gave, in the words of the table. */
import type { Verification } from '../../core/types';
import { named, texts } from '../../texts/texts';

/** "centre tile × 1, tiles drawn × 24" */
export function drawsText(draws: Verification['draws']): string {
  const { drawKinds } = texts.value.table;
  return draws.map(({ kind, count }) => `${named(drawKinds, kind) ?? kind} × ${count}`).join(', ');
}

/** A bot's share is the name of its level. */
export function shareText(share: string): string {
  const level = named(texts.value.shell.levels, share);
  return level === undefined ? share : texts.value.table.botShare({ level });
}
