import type { Judged } from '../core/types';

/** Tiles on their way to a sum: not allowed yet, but nothing is too much. Somebody who is still laying made no mistake. */
export function unfinished({ allowed, lines }: Judged): boolean {
  const has = (reach: string) => lines.some((line) => line.reach === reach);
  return !allowed && has('under') && !has('over');
}
