import { signal } from '@preact/signals';
import { core } from '../core/client';
import type { GameInfo } from '../core/types';

const games = signal<GameInfo[] | null>(null);
let asked: Promise<void> | undefined;

/** Loads the catalogue, once. A failure is no harm: whoever needs it asks again. */
export function loadGames(): Promise<void> {
  asked ??= core.catalogue().then(
    (all) => {
      games.value = all;
    },
    () => {
      asked = undefined;
    },
  );
  return asked;
}

/** What the catalogue says of a game, as soon as it is there. */
export function gameInfo(game: string): GameInfo | undefined {
  if (games.value === null) void loadGames();
  return games.value?.find(({ id }) => id === game);
}
