import type { ClientMessage, ServerMessage } from '../protocol/messages';
import { question, type Channel } from './channel';
import type { KeptTables } from './kept';
import { CoreError, type GameId, type KeptTable, type LocalTables } from './types';

/** A bot that is to decide, as the core tells it. */
interface BotTurn {
  seat: number;
  level: string;
  seed: string;
  answers: number;
  view: string;
}

/** What the core wants done after a request: see src/wasm/local_tables.hpp. */
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

export interface LocalParts {
  /** Where tables live. */
  host: Channel;
  /** Where bots think. */
  bots: Channel;
  kept: KeptTables;
  now?: () => number;
  /** So many random bytes as hexadecimal digits. */
  random?: (bytes: number) => string;
  /** A bot that answers at once looks like a machine: the least time that a move of a bot takes. */
  pause?: () => number;
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
}

const mostSeats = 6;

/** Tables in this page: what a server does, done here. Chance is as fair as at a server, and can be checked likewise. */
export function localTablesOver(parts: LocalParts): LocalTables {
  const now = parts.now ?? Date.now;
  const random = parts.random ?? randomHex;
  const pause = parts.pause ?? (() => 600);
  const listeners = new Set<(message: ServerMessage) => void>();
  const known = new Map<string, KeptTable>();
  const ticks = new Map<string, ReturnType<typeof setTimeout>>();
  const thinking = new Set<string>();
  const restoring = new Map<string, Promise<void>>();

  const shares = (): string[] => Array.from({ length: mostSeats }, () => random(16));
  const tell = (message: ServerMessage): void => listeners.forEach((heard) => heard(message));

  async function keep(outcome: Outcome): Promise<void> {
    const { table, game } = outcome;
    if (table === undefined || game === undefined) return;
    const before = known.get(table);
    const kept: KeptTable = {
      table,
      game,
      options: outcome.options ?? '',
      log: [...(before?.log ?? []), ...outcome.fresh],
      changed: outcome.fresh.length > 0 || !before ? now() : before.changed,
      over: outcome.over ?? false,
      seats: outcome.seats ?? [],
    };
    known.set(table, kept);
    if (outcome.fresh.length > 0) await parts.kept.put(kept);
  }

  function arrangeTick(table: string, at: number | undefined): void {
    clearTimeout(ticks.get(table));
    ticks.delete(table);
    if (at === undefined) return;
    const wait = Math.min(Math.max(0, at - now()), 2 ** 31 - 1);
    ticks.set(
      table,
      setTimeout(() => void ask('tick', { table }), wait),
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
      await ask('bot_move', { table, seat, answers: bot.answers, move: thought.move });
    } catch (error) {
      // The worker may have been ended; whoever looks at the table next lets the bot think again.
      if (!(error instanceof CoreError)) throw error;
    } finally {
      thinking.delete(key);
    }
  }

  async function follow(outcome: Outcome): Promise<void> {
    await keep(outcome);
    if (outcome.table !== undefined && outcome.game !== undefined) {
      arrangeTick(outcome.table, outcome.next_tick);
      for (const bot of outcome.bots) void letThink(outcome.table, outcome.game, bot);
    }
    // What is told is kept already, as a server does it.
    outcome.messages.forEach(tell);
    if (outcome.opened) await follow(outcome.opened);
  }

  async function ask(what: string, fields: object): Promise<Outcome> {
    const outcome = await question<Outcome>(parts.host, what, { ...fields, now: now() });
    await follow(outcome);
    return outcome;
  }

  /** Gets a table out of the store into the core, once. */
  function restore(table: string): Promise<void> {
    if (known.has(table)) return Promise.resolve();
    let running = restoring.get(table);
    if (!running) {
      running = (async () => {
        const kept = await parts.kept.get(table);
        if (!kept) return;
        known.set(table, kept);
        await ask('restore', { table, log: kept.log });
      })().finally(() => restoring.delete(table));
      restoring.set(table, running);
    }
    return running;
  }

  async function carry(message: ClientMessage): Promise<void> {
    if ('table' in message) await restore(message.table);
    const more =
      message.type === 'rematch' ? { next: `local-${random(8)}`, secret: random(32), shares: shares() } : {};
    await ask('tell', { message: JSON.stringify(message), ...more });
  }

  return {
    async open({ from_record: record, ...plan }) {
      const table = `local-${random(8)}`;
      await ask('open', { ...plan, record, table, secret: random(32), shares: shares() });
      return table;
    },
    send(message) {
      carry(message).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
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
      await restore(table);
      return (await question<{ record: string }>(parts.host, 'record', { table })).record;
    },
    async kept() {
      const all = await parts.kept.all();
      return all.sort((a, b) => b.changed - a.changed);
    },
    async forget(table) {
      arrangeTick(table, undefined);
      known.delete(table);
      await parts.kept.remove(table);
      await question(parts.host, 'close', { table });
    },
  };
}
