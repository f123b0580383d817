/** After a reload the steps come again, but not what was seen before them: the last such view stays with the tab. */
import { readKept, writeKept } from '../shell/kept';
import { lastDecision } from './decisions';
import type { Seen } from './reducer';

interface Before {
  at: number;
  move: string | undefined;
  view: string;
}

const keyOf = (table: string, seat: number) => `twenties.before.${table}.${seat}`;

const tab = () => sessionStorage;

/** What is seen, with the view before the last decision if this tab has ever seen it. */
export function withViewBefore(table: string, seen: Seen): Seen {
  const at = lastDecision(seen.steps);
  if (at < 0) return seen;
  const key = keyOf(table, seen.seat);
  const view = seen.views[at];
  const move = seen.steps[at]?.text;
  if (view !== undefined) {
    writeKept(key, { at, move, view } satisfies Before, tab);
    return seen;
  }
  const kept = readKept(key, tab) as Before | null;
  if (kept?.at !== at || kept.move !== move) return seen;
  return { ...seen, views: { ...seen.views, [at]: kept.view } };
}
