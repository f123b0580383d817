import { signal } from '@preact/signals';
import { toast } from '../../look/toast';
import { texts } from '../../texts/texts';
import { get, type TableCard } from '../api';
import { loadCore } from '../core';
import { readKept, writeKept } from '../kept';
import { settings } from '../settings';

export interface MyGame {
  href: string;
  id: string;
  game: string;
  /** Who sits there: a name, a bot's level, or `open`. */
  seats: string[];
  local: boolean;
  status: string;
  changed: number;
}

const key = 'twenties.games';

/** The games that can be gone on with, and whether some are to be expected. */
export const myGames = signal<{ list: MyGame[]; expected: boolean }>({
  list: [],
  expected: readKept(key) === true,
});

/** Where the viewer sits: under the name of the settings, or else on the first seat that is no bot's. */
function ownSeat(seats: string[]): number {
  const { kept, levels } = texts.value.shell;
  const mine = seats.findIndex((seat) => seat !== '' && (seat === settings.name.value || seat === kept.you));
  return mine >= 0 ? mine : seats.findIndex((seat) => !(seat in levels));
}

/** Everybody but the viewer, in words. A bot is called by its level. */
export function namesOf(seats: string[]): string {
  const { levels, tables } = texts.value.shell;
  const own = ownSeat(seats);
  return seats
    .filter((_, seat) => seat !== own)
    .map((seat) => levels[seat] ?? (seat === 'open' || seat === '' ? tables.openSeat : seat))
    .join(', ');
}

async function localGames(): Promise<MyGame[]> {
  const { localTables } = await loadCore();
  return (await localTables.kept())
    .filter((kept) => !kept.over)
    .map((kept) => ({
      href: `/play/${kept.table}`,
      id: kept.table,
      game: kept.game,
      seats: kept.seats,
      local: true,
      status: 'running',
      changed: kept.changed,
    }));
}

async function onlineGames(): Promise<MyGame[]> {
  const { tables } = await get<{ tables: TableCard[] }>('/api/my-tables');
  return tables
    .filter((card) => card.status === 'open' || card.status === 'running')
    .map((card) => ({
      href: `/t/${card.table}`,
      id: card.table,
      game: card.game,
      seats: (card.seats ?? []).map((seat) => (seat.kind === 'open' ? 'open' : (seat.name ?? ''))),
      local: false,
      status: card.status,
      changed: card.changed ?? 0,
    }));
}

/** Looks on this device and at the server; one that does not answer takes nothing from the other. */
export function lookForGames(): () => void {
  let gone = false;
  const nothing = (): MyGame[] => [];
  void Promise.all([localGames().catch(nothing), onlineGames().catch(nothing)]).then(([local, online]) => {
    if (gone) return;
    const list = [...local, ...online].sort((a, b) => b.changed - a.changed).slice(0, 12);
    myGames.value = { list, expected: false };
    writeKept(key, list.length > 0);
  });
  return () => {
    gone = true;
  };
}

export async function forgetGame(game: MyGame): Promise<void> {
  const { localTables } = await loadCore();
  await localTables.forget(game.id);
  const list = myGames.value.list.filter((other) => other.href !== game.href);
  myGames.value = { list, expected: false };
  writeKept(key, list.length > 0);
  toast(texts.value.shell.kept.forgotten);
}
