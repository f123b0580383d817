import { useRef } from 'preact/hooks';
import type { TwentyOneScene } from './scene';

/** Which dice were rolled between two scenes: all in another turn, those that are not locked within one. */
export function rolled(before: TwentyOneScene, after: TwentyOneScene): boolean[] {
  const anotherTurn = before.active !== after.active || before.dice.every((die) => die.value === 0);
  const changed = after.dice.some((die, i) => die.value !== before.dice[i]?.value);
  const rolledAgain = before.phase === 'roll-again' && after.phase !== 'roll-again';
  return after.dice.map((die) => die.value > 0 && (anotherTurn || ((changed || rolledAgain) && !die.locked)));
}

export const spaceKey = (seat: number, row: number, column: number) => `${seat}.${row}.${column}`;

/** The spaces that were marked between two scenes. */
export function newMarks(before: TwentyOneScene, after: TwentyOneScene): Set<string> {
  const fresh = new Set<string>();
  for (const [p, player] of after.players.entries()) {
    for (const [r, row] of player.rows.entries()) {
      for (const [c, space] of row.spaces.entries()) {
        const was = before.players[p]?.rows[r]?.spaces[c];
        const same = was && was.value === space.value && Boolean(was.crossed) === Boolean(space.crossed);
        if (!same && (space.value > 0 || space.crossed)) fresh.add(spaceKey(player.seat, r, c));
      }
    }
  }
  return fresh;
}

export interface Changes {
  /** How often each die has been rolled while somebody watched. */
  rolls: number[];
  /** The marks that came last. */
  fresh: ReadonlySet<string>;
}

/** What has changed since this board has been watched. The first scene is no change. */
export function useChanges(scene: TwentyOneScene): Changes {
  const seen = useRef<{ scene: TwentyOneScene; changes: Changes } | null>(null);
  if (!seen.current) {
    seen.current = { scene, changes: { rolls: scene.dice.map(() => 0), fresh: new Set() } };
  } else if (seen.current.scene !== scene) {
    const { scene: before, changes } = seen.current;
    const now = rolled(before, scene);
    const fresh = newMarks(before, scene);
    seen.current = {
      scene,
      changes: {
        rolls: scene.dice.map((_, i) => (changes.rolls[i] ?? 0) + (now[i] ? 1 : 0)),
        fresh: fresh.size ? fresh : changes.fresh,
      },
    };
  }
  return seen.current.changes;
}
