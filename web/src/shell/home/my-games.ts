import { nobody } from 'virtual:languages';
import { computed, signal } from '@preact/signals';
import { toast } from '../../look/toast';
import { named, texts } from '../../texts/texts';
import { get, type TableCard } from '../api';
import { loadCore } from '../core';
import { readKept, writeKept } from '../stored-signals';
import { settings } from '../settings';

export interface MyGame {
  href: string;
  id: string;
  game: string;
  /** Who sits there: a name, a bot's level, or `open`. */
  seats: string[];
  local: boolean;
  status: string;
  over: boolean;
  changed: number;
}

const key = 'twenties.games';
/** So many are shown on home. */
const most = 12;
/** How long a removed game can be called back. */
const undoTime = 10_000;

/** All games of the viewer that were found, latest first; nothing before somebody looked. */
const found = signal<MyGame[] | undefined>(undefined);
/** Games that were removed, each by its address. */
const removed = signal<readonly string[]>([]);

export const allGames = computed(() =>
  (found.value ?? []).filter(({ href }) => !removed.value.includes(href)),
);

/** The games that can be gone on with, how many there are, and whether some are to be expected. */
export const myGames = computed(() => {
  const running = allGames.value.filter(({ over }) => !over);
  return {
    list: running.slice(0, most),
    count: running.length,
    expected: found.value === undefined && readKept(key) === true,
  };
});

/** Where the viewer sits: under the name of the settings, or else on the first seat that is no bot's. */
function ownSeat(seats: string[]): number {
  const { levels } = texts.value.shell;
  const mine = seats.findIndex(
    (seat) => seat !== '' && (seat === settings.name.value || nobody.you.includes(seat)),
  );
  return mine >= 0 ? mine : seats.findIndex((seat) => !(seat in levels));
}

/** Everybody but the viewer, in words. A bot is called by its level. */
export function namesOf(seats: string[]): string {
  const { levels, tables } = texts.value.shell;
  const own = ownSeat(seats);
  return seats
    .filter((_, seat) => seat !== own)
    .map((seat) => named(levels, seat) ?? (seat === 'open' || seat === '' ? tables.openSeat : seat))
    .join(', ');
}

async function localGames(): Promise<MyGame[]> {
  const { localTables } = await loadCore();
  return (await localTables.kept()).map((kept) => ({
    href: `/play/${kept.table}`,
    id: kept.table,
    game: kept.game,
    seats: kept.seats,
    local: true,
    status: kept.over ? 'finished' : 'running',
    over: kept.over,
    changed: kept.changed,
  }));
}

async function onlineGames(): Promise<MyGame[]> {
  const { tables } = await get<{ tables: TableCard[] }>('/api/my-tables');
  return tables.map((card) => ({
    href: `/t/${card.table}`,
    id: card.table,
    game: card.game,
    seats: (card.seats ?? []).map((seat) => (seat.kind === 'open' ? 'open' : (seat.name ?? ''))),
    local: false,
    status: card.status,
    over: card.status !== 'open' && card.status !== 'running',
    changed: card.changed ?? 0,
  }));
}

/** Looks on this device and at the server; one that does not answer takes nothing from the other. */
export async function lookForGames(): Promise<void> {
  const nothing = (): MyGame[] => [];
  const all = await Promise.all([localGames().catch(nothing), onlineGames().catch(nothing)]);
  found.value = all.flat().sort((a, b) => b.changed - a.changed);
  writeKept(key, myGames.peek().count > 0);
}

/** A game on this device is out of sight at once, and gone when nobody calls it back. */
export function forgetGame(game: MyGame): void {
  removed.value = [...removed.peek(), game.href];
  const { forgotten, undo } = texts.value.shell.kept;
  const timer = setTimeout(() => {
    void loadCore().then(({ localTables }) => localTables.forget(game.id));
    writeKept(key, myGames.peek().count > 0);
  }, undoTime);
  const callBack = () => {
    clearTimeout(timer);
    removed.value = removed.peek().filter((href) => href !== game.href);
  };
  toast(forgotten, { text: undo, run: callBack }, undoTime);
}
