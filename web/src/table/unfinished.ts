import type { Judged } from '../core/types';

/** The rule of Sums of 20 that every line is exactly 20. */
const sumsRule = '3.3';

/** Tiles on their way to a sum: not allowed yet, but nothing is too much. Somebody who is still laying made no mistake. */
export function unfinished({ allowed, clause, lines }: Judged): boolean {
  const has = (reach: string) => lines.some((line) => line.reach === reach);
  return !allowed && clause === sumsRule && has('under') && !has('over');
}
