import { signal } from '@preact/signals';
import { core } from '../core/client';
import type { GameInfo } from '../core/types';

const games = signal<GameInfo[] | null>(null);
let asked = false;

/** What the catalogue says of a game, as soon as it is there. */
export function gameInfo(game: string): GameInfo | undefined {
  if (!asked) {
    asked = true;
    core.catalogue().then(
      (all) => (games.value = all),
      () => (asked = false),
    );
  }
  return games.value?.find(({ id }) => id === game);
}
