import type { Core, Position } from '../../core/types';
import type { TwentyOneScene } from './scene';
import { lastDecision } from '../../table/decisions';
import type { Seen } from '../../table/reducer';

/** The view of the marks that came last, of before they were made; undefined: nobody saw it here. */
function viewBefore({ steps, views }: Pick<Seen, 'steps' | 'views'>): string | undefined {
  // All marks of a turn may come at once: then there is a view before the first of them only.
  for (let at = lastDecision(steps); at > 0; at -= 1) {
    if (views[at] !== undefined) return views[at];
    if (steps[at - 1]?.kind === 'chance') return undefined;
  }
  return undefined;
}

/** The dice of the marks that came last. The core takes them off the table when the game is over. */
export async function lastDice(
  core: Pick<Core, 'scene'>,
  seen: Pick<Seen, 'steps' | 'views'>,
  seat: number,
): Promise<TwentyOneScene['dice'] | undefined> {
  const view = viewBefore(seen);
  if (view === undefined) return undefined;
  const position: Position = { game: 'twenty-one', view, seat };
  const scene = (await core.scene(position).catch(() => undefined)) as TwentyOneScene | undefined;
  return scene?.dice.every((die) => die.value > 0) ? scene.dice : undefined;
}
