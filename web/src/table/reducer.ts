/**
 * The state of one table, as a pure function of received and sent messages. The table is watched from each of the
 * viewer's seats, each with its own news: what one seat knows is never mixed with what another knows.
 */
import type { Message } from '../texts/message';
import type {
  ClientMessage,
  History,
  News,
  ServerMessage,
  Step,
  TableEvent,
  TableState,
} from '../protocol/messages';

/** Everything one seat has heard. Seat 0 is a spectator. */
export interface Seen {
  seat: number;
  /** The number of the last event. */
  number: number;
  events: TableEvent[];
  /** The steps of the game so far, put together. */
  steps: Step[];
  state: TableState;
  /** When the state was heard: its spans of time count from here. */
  at: number;
  /** Events that were heard before those that come first: the ones between are to be asked for. */
  later: TableEvent[];
  /** What was heard does not fit together: the table is to be watched anew, from the start. */
  gap: boolean;
}

/** A message that wants an answer. The same object is sent again as the same bytes. */
export type Asking = Extract<ClientMessage, { id: string }>;

export interface Refusal {
  asked: Asking;
  clause: string;
  reason: Message;
}

export interface Known {
  table: string;
  bySeat: Partial<Record<number, Seen>>;
  outstanding: Asking[];
  /** The ids of those that have not gone out yet: nobody has heard of them. */
  unsent: string[];
  refusal: Refusal | null;
  /** There is no such table, or it cannot be read. */
  gone: Message | null;
  /** The table of a rematch, and that of one with the same tiles. */
  next: string | null;
  nextSame: string | null;
  /** The commitment that was heard first: a record must have the same. */
  commitment: string | null;
}

export const nothingKnown = (table: string): Known => ({
  table,
  bySeat: {},
  outstanding: [],
  unsent: [],
  refusal: null,
  gone: null,
  next: null,
  nextSame: null,
  commitment: null,
});

/** Clauses after which the same message can be right a little later. */
const passing = new Set(['store', 'rate']);

export function isPassing(message: { clause: string; retry_after?: number }): boolean {
  return passing.has(message.clause) && (message.retry_after ?? 0) > 0;
}

function changesSteps(event: TableEvent): boolean {
  return event.kind === 'played' || event.kind === 'unsealed' || event.kind === 'undone';
}

interface Told {
  steps: Step[];
  gap: boolean;
}

function applyEvent(told: Told, event: TableEvent): Told {
  if (!changesSteps(event)) return told;
  const kept = event.kept ?? 0;
  return {
    steps: [...told.steps.slice(0, kept), ...(event.steps ?? [])],
    gap: told.gap || kept > told.steps.length,
  };
}

const blank: Story = { number: 0, events: [], steps: [], later: [], gap: false };

type Story = Pick<Seen, 'number' | 'events' | 'steps' | 'later' | 'gap'>;

/** The story with these events: as far as they follow without a gap. The rest waits for those between. */
function goOn(base: Story, heard: TableEvent[]): Story {
  const byNumber = new Map([...base.later, ...heard].map((event) => [event.number, event]));
  const fresh: TableEvent[] = [];
  let number = base.number;
  for (let next = byNumber.get(number + 1); next; next = byNumber.get(number + 1)) {
    fresh.push(next);
    number += 1;
  }
  const told = fresh.reduce<Told>(applyEvent, { steps: base.steps, gap: base.gap });
  const later = [...byNumber.values()].filter((event) => event.number > number);
  return { ...told, number, events: [...base.events, ...fresh], later };
}

function merge(before: Seen | undefined, news: News, now: number): Seen {
  const events = news.events ?? [];
  const number = news.number ?? 0;
  const fromStart = events[0]?.number === 1;
  const base = before === undefined || fromStart || before.gap ? blank : before;
  // A late copy of older news is ignored.
  if (before !== undefined && !fromStart && number < before.number) return before;
  const told = goOn(base, events);
  return {
    seat: news.seat ?? 0,
    ...told,
    state: news.state,
    at: now,
    gap: told.gap || (told.later.length === 0 && number > told.number),
  };
}

function hearHistory(known: Known, { table, seat = 0, events = [] }: History): Known {
  const before = known.bySeat[seat];
  if (table !== known.table || before === undefined || before.later.length === 0) return known;
  const told = goOn(before, events);
  // A page that brings nothing would be asked for again and again.
  const gap = told.gap || told.number === before.number;
  return { ...known, bySeat: { ...known.bySeat, [seat]: { ...before, ...told, gap } } };
}

/** A seat that is the viewer's no more, or a spectator who has sat down, is not looked from any longer. */
function dropStrangers(known: Known, state: TableState): Known['bySeat'] {
  const own = ownSeats(state);
  const kept = Object.entries(known.bySeat).filter(([seat]) =>
    own.length === 0 ? Number(seat) === 0 : own.includes(Number(seat)),
  );
  return Object.fromEntries(kept);
}

function hearNews(known: Known, news: News, now: number): Known {
  if (news.table !== known.table) return known;
  const seat = news.seat ?? 0;
  const seen = merge(known.bySeat[seat], news, now);
  const bySeat = { ...dropStrangers(known, news.state), [seat]: seen };
  return {
    ...known,
    bySeat,
    gone: null,
    next: news.state.next_table ?? known.next,
    nextSame: news.state.next_same_table ?? known.nextSame,
    commitment: known.commitment ?? news.state.fairness?.commitment ?? null,
  };
}

const without = (known: Known, id: string | undefined): Asking[] =>
  known.outstanding.filter((asked) => asked.id !== id);

export function hear(known: Known, message: ServerMessage, now: number): Known {
  switch (message.type) {
    case 'news':
      return hearNews(known, message, now);
    case 'history':
      return hearHistory(known, message);
    case 'done': {
      const asked = known.outstanding.find((one) => one.id === message.id);
      if (!asked) return known;
      const outstanding = without(known, message.id);
      if (asked.type !== 'rematch' || !message.table) return { ...known, outstanding };
      return { ...known, outstanding, [asked.same_tiles ? 'nextSame' : 'next']: message.table };
    }
    case 'refused': {
      const asked = known.outstanding.find((one) => one.id === message.id);
      // What can be right a little later stays outstanding, and is sent again.
      if (!asked || isPassing(message)) return known;
      const refusal = { asked, clause: message.clause, reason: message.reason };
      return { ...known, outstanding: without(known, message.id), refusal };
    }
    case 'gone':
      // An address that cannot be a table's is not repeated.
      return (message.table ?? known.table) === known.table
        ? { ...known, gone: message.reason, outstanding: without(known, message.id) }
        : known;
    default:
      return known;
  }
}

export function ask(known: Known, message: Asking): Known {
  const outstanding = [...without(known, message.id), message];
  return { ...known, outstanding, unsent: [...known.unsent, message.id], refusal: null };
}

/** All that waited is on its way. It may have been heard from now on, whether it is answered or not. */
export const wentOut = (known: Known): Known => ({ ...known, unsent: [] });

/** Takes back what nobody has heard of; anything else stays. */
export function withdraw(known: Known, id: string): Known {
  if (!known.unsent.includes(id)) return known;
  return { ...known, outstanding: without(known, id), unsent: known.unsent.filter((one) => one !== id) };
}

/** An unanswered move, and whether it was sent. */
export function unanswered(known: Known): { id: string; move: string; sent: boolean } | undefined {
  const asked = known.outstanding.find((one) => one.type === 'move');
  return asked && { id: asked.id, move: asked.move, sent: !known.unsent.includes(asked.id) };
}

export const forgetRefusal = (known: Known): Known => ({ ...known, refusal: null });

// ---- what follows from it ----

export function ownSeats(state: TableState): number[] {
  return state.seats.flatMap((seat, at) => (seat.you ? [at + 1] : []));
}

/** Any of what is known, when it does not matter who sees it: the lowest seat. */
export function anySeen(known: Known): Seen | undefined {
  const seats = Object.keys(known.bySeat).map(Number);
  return seats.length === 0 ? undefined : known.bySeat[Math.min(...seats)];
}

/** What to watch after a connection is made: each own seat from where it was left. */
export function watches(known: Known): ClientMessage[] {
  const all = Object.values(known.bySeat).filter((seen) => seen !== undefined);
  if (all.length === 0) return [{ type: 'watch', table: known.table }];
  return all.map((seen) => watchOf(known.table, seen));
}

export function watchOf(table: string, seen: Seen): ClientMessage {
  const after = seen.gap ? 0 : seen.number;
  return {
    type: 'watch',
    table,
    ...(seen.seat > 0 ? { seat: seen.seat } : {}),
    ...(after > 0 ? { after } : {}),
  };
}

/** What is to be asked for, where events are missing. */
export function historyOf(table: string, seen: Seen): ClientMessage {
  return {
    type: 'history',
    table,
    ...(seen.seat > 0 ? { seat: seen.seat } : {}),
    ...(seen.number > 0 ? { after: seen.number } : {}),
  };
}

/** Own seats from which nobody looks yet. */
export function unwatched(known: Known): number[] {
  const seen = anySeen(known);
  return seen === undefined ? [] : ownSeats(seen.state).filter((seat) => known.bySeat[seat] === undefined);
}

/** The own seat that is to decide, where no bot does it for the person. */
export function deciding(state: TableState): number | undefined {
  return ownSeats(state).find((seat) => state.turn?.includes(seat) && !state.seats[seat - 1]?.caretaker);
}

/** The seats that have decided in secret, since the last time that all did. */
export function sealedSeats(seen: Seen): number[] {
  const sealed = new Set<number>();
  for (const event of seen.events) {
    if (event.kind === 'sealed' && event.seat) sealed.add(event.seat);
    if ((event.kind === 'reopened' || event.kind === 'undone') && event.seat) sealed.delete(event.seat);
    if (event.kind === 'unsealed') sealed.clear();
  }
  return [...sealed];
}

/** The number of the event that refused an own wish to undo, as long as nothing happened in the game since; else 0. */
export function undoRefused(seen: Seen): number {
  let asking = 0;
  let refused = 0;
  for (const event of seen.events) {
    if (event.kind === 'undo_asked') asking = event.seat ?? 0;
    if (event.kind === 'undo_refused') refused = ownSeats(seen.state).includes(asking) ? event.number : 0;
    else if (changesSteps(event) || event.kind === 'undo_asked' || event.kind === 'sealed') refused = 0;
  }
  return seen.state.phase === 'playing' ? refused : 0;
}
