/** What a game has for its table, fetched when somebody sits there. */
import { signal } from '@preact/signals';
import { findGame } from '../games';
import type { AtTable } from '../games/module';
import { loadMessages } from '../texts/say';
import { loadPart } from '../texts/texts';
import { loadGames } from './games';

const loaded = signal<Partial<Record<string, AtTable>>>({});

/** Fetches it ahead of its need, with all that is said of moves there. */
export async function loadAtTable(game: string): Promise<AtTable> {
  const known = loaded.peek()[game];
  if (known) return known;
  const module = findGame(game);
  if (!module) throw new Error(`no board for ${game}`);
  const [found] = await Promise.all([
    module.table(),
    loadPart(module.words),
    loadMessages(game),
    loadGames(),
  ]);
  loaded.value = { ...loaded.peek(), [game]: found.default };
  return found.default;
}

/** What the game has for its table, as soon as it is there. */
export const atTable = (game: string | undefined): AtTable | undefined =>
  game === undefined ? undefined : loaded.value[game];
