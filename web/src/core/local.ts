import type { ClientMessage, ServerMessage } from '../protocol/messages';
import { question, type Channel } from './channel';
import { goesOn, type SavedTables } from './saved-tables';
import type { OtherPages } from './pages';
import { CoreError, whyOf, type GameId, type SavedTable, type LocalTables } from './types';

/** A bot that is to decide, as the core tells it. */
interface BotTurn {
  seat: number;
  level: string;
  seed: string;
  answers: number;
  view: string;
}

/** What the page has to do after a request: see src/wasm/local_tables.hpp. */
interface Outcome {
  table?: string;
  game?: GameId;
  options?: string;
  seats?: string[];
  over?: boolean;
  messages: ServerMessage[];
  fresh: string[];
  bots: BotTurn[];
  next_tick?: number;
  opened?: Outcome;
}

type Watch = Extract<ClientMessage, { type: 'watch' }>;

export interface LocalParts {
  /** Where tables live. */
  host: Channel;
  /** Where bots think. */
  bots: Channel;
  kept: SavedTables;
  /** Further pages of this browser, where the same tables may be open. */
  others?: OtherPages;
  now?: () => number;
  /** This many random bytes as hexadecimal digits. */
  random?: (bytes: number) => string;
  /** The least time for a bot's move, since instant moves look odd. */
  pause?: () => number;
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
}

const mostSeats = 6;

/** Local tables, with the role of the server. Chance is as fair and verifiable as on a server. */
export function localTablesOver(parts: LocalParts): LocalTables {
  const now = parts.now ?? Date.now;
  const random = parts.random ?? randomHex;
  const pause = parts.pause ?? (() => 600);
  const listeners = new Set<(message: ServerMessage) => void>();
  const known = new Map<string, SavedTable>();
  const ticks = new Map<string, ReturnType<typeof setTimeout>>();
  const thinking = new Set<string>();
  /** The seats of each table that are looked at. */
  const watched = new Map<string, Set<number | undefined>>();

  const shares = (): string[] => Array.from({ length: mostSeats }, () => random(16));
  const tell = (message: ServerMessage): void => listeners.forEach((heard) => heard(message));

  let last: Promise<unknown> = Promise.resolve();
  /** Runs one request after another; the effects of one are stored before the next. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  /** False if another page was ahead. What only wakes a table up is kept together with what is done there next. */
  async function keep(table: string, game: GameId, outcome: Outcome, wakes: boolean): Promise<boolean> {
    const before = known.get(table);
    const kept: SavedTable = {
      table,
      game,
      options: outcome.options ?? '',
      log: [...(before?.log ?? []), ...outcome.fresh],
      changed: outcome.fresh.length > 0 || !before ? now() : before.changed,
      over: outcome.over ?? false,
      seats: outcome.seats ?? [],
    };
    known.set(table, kept);
    if (wakes || outcome.fresh.length === 0) return true;
    const done = await parts.kept.put(kept);
    if (done) parts.others?.tell({ table });
    if (kept.over)
      void import('./fallback-store').then(({ tidy }) => tidy(parts.kept)).catch(() => undefined);
    return done;
  }

  function arrangeTick(table: string, at: number | undefined): void {
    clearTimeout(ticks.get(table));
    ticks.delete(table);
    if (at === undefined) return;
    const wait = Math.min(Math.max(0, at - now()), 2 ** 31 - 1);
    ticks.set(
      table,
      setTimeout(() => void inTurn(() => ask('tick', { table })).catch(() => undefined), wait),
    );
  }

  async function letThink(table: string, game: GameId, bot: BotTurn): Promise<void> {
    const key = `${table} ${bot.seat} ${bot.answers}`;
    if (thinking.has(key)) return;
    thinking.add(key);
    try {
      const begun = now();
      const { seat, view, level, seed } = bot;
      const thought = await question<{ move: string }>(parts.bots, 'think', {
        game,
        seat,
        view,
        level,
        seed,
      });
      const rest = pause() - (now() - begun);
      if (rest > 0) await new Promise((resume) => setTimeout(resume, rest));
      await inTurn(() => ask('bot_move', { table, seat, answers: bot.answers, move: thought.move }));
    } catch (error) {
      // The worker may have been ended; whoever looks at the table next lets the bot think again.
      if (!(error instanceof CoreError)) throw error;
    } finally {
      thinking.delete(key);
    }
  }

  async function follow(outcome: Outcome, wakes = false): Promise<boolean> {
    const { table, game } = outcome;
    if (table !== undefined && game !== undefined) {
      if (!(await keep(table, game, outcome, wakes))) {
        await reload(table);
        return false;
      }
      arrangeTick(table, outcome.next_tick);
      for (const bot of outcome.bots) void letThink(table, game, bot);
    }
    // What is told is kept already, as a server does it.
    outcome.messages.forEach(tell);
    if (outcome.opened) await follow(outcome.opened);
    return true;
  }

  /** Answers false if nothing came of it: another page was ahead, and the table is now as that page left it. */
  async function ask(what: string, fields: object): Promise<boolean> {
    const outcome = await question<Outcome>(parts.host, what, { ...fields, now: now() });
    return follow(outcome, what === 'restore');
  }

  /** Gets a table out of the store into the core, once. */
  async function restore(table: string): Promise<void> {
    if (known.has(table)) return;
    const kept = await parts.kept.get(table);
    if (!kept) return;
    known.set(table, kept);
    await ask('restore', { table, log: kept.log });
  }

  async function drop(table: string): Promise<void> {
    arrangeTick(table, undefined);
    known.delete(table);
    await question(parts.host, 'close', { table });
  }

  const watch = (table: string, seat: number | undefined): Promise<boolean> =>
    ask('tell', { message: JSON.stringify({ type: 'watch', table, seat } satisfies Watch) });

  /** The table as it is kept now. Whoever looks at it hears all of it again; one that is gone is said to be. */
  async function reload(table: string): Promise<void> {
    await drop(table);
    await restore(table);
    for (const seat of watched.get(table) ?? []) await watch(table, seat);
  }

  parts.others?.listen(({ table, removed }) => {
    const look = async (): Promise<void> => {
      const mine = known.get(table);
      const kept = mine && !removed ? await parts.kept.get(table) : undefined;
      if (mine && (removed || (kept && !goesOn(mine.log, kept.log)))) await reload(table);
    };
    inTurn(look).catch(() => undefined);
  });

  /** Again if another page was ahead: the core knows by the numbers whether it is done already, or comes too late. */
  async function carry(message: ClientMessage): Promise<void> {
    if ('table' in message) await restore(message.table);
    if (message.type === 'watch') {
      watched.set(message.table, (watched.get(message.table) ?? new Set()).add(message.seat));
    } else if (message.type === 'unwatch') watched.get(message.table)?.delete(message.seat);
    let done = false;
    while (!done) {
      const more =
        message.type === 'rematch'
          ? { next: `local-${random(8)}`, secret: random(32), shares: shares() }
          : {};
      done = await ask('tell', { message: JSON.stringify(message), ...more });
    }
  }

  return {
    async open({ from_record: record, ...plan }) {
      const table = `local-${random(8)}`;
      await inTurn(() => ask('open', { ...plan, record, table, secret: random(32), shares: shares() }));
      return table;
    },
    send(message) {
      inTurn(() => carry(message)).catch((error: unknown) => {
        const reason = whyOf(error);
        const id = 'id' in message ? message.id : undefined;
        if (message.type === 'watch') tell({ type: 'gone', table: message.table, reason });
        else tell({ type: 'refused', ...(id === undefined ? {} : { id }), clause: 'table', reason });
      });
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async record(table) {
      await inTurn(() => restore(table));
      return (await question<{ record: string }>(parts.host, 'record', { table })).record;
    },
    async kept() {
      const all = await parts.kept.all();
      return all.sort((a, b) => b.changed - a.changed);
    },
    forget: (table) =>
      inTurn(async () => {
        await parts.kept.remove(table);
        await drop(table);
        parts.others?.tell({ table, removed: true });
      }),
  };
}
