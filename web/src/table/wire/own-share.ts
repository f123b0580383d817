/**
 * What this browser gave to the chance of tables online, and the commitment it was given for. It stays on the device, so
 * that a record can be held against it, whatever the server says by then.
 */
import { effect } from '@preact/signals';
import type { Core, Verification } from '../../core/types';
import { readKept, writeKept } from '../../shell/stored-signals';
import { randomHex } from '../chance';
import type { TableStore } from '../store';

interface Note {
  table: string;
  commitment: string;
  /** By seat, without those that were refused. Who stood up and sat down again, or did so in two pages, gave several. */
  shares: Record<number, string[]>;
}

const key = 'twenties.shares';
const mostNotes = 200;

function notes(): Note[] {
  const kept = readKept(key);
  return Array.isArray(kept) ? (kept as Note[]) : [];
}

function change(table: string, seat: number, commitment: string, to: (before: string[]) => string[]): void {
  const all = notes();
  const before = all.find((note) => note.table === table);
  const shares = { ...before?.shares, [seat]: to(before?.shares[seat] ?? []) };
  const rest = all.filter((note) => note !== before);
  writeKept(key, [...rest, { table, commitment, shares }].slice(-mostNotes));
}

/** Takes a seat with a share that is made here, and notes it before it is sent. */
export function sitDown(store: TableStore, seat: number, name: string, colour: string): void {
  const share = randomHex(16);
  const commitment = store.state.peek()?.fairness?.commitment ?? '';
  change(store.id, seat, commitment, (before) => [...before, share]);
  const id = store.ask({ type: 'sit', seat, share, ...(name ? { name } : {}), colour });
  const stop = effect(() => {
    const { outstanding, refusal } = store.known.value;
    if (outstanding.some((asked) => asked.id === id)) return;
    if (refusal?.asked.id === id) {
      change(store.id, seat, commitment, (before) => before.filter((other) => other !== share));
    }
    queueMicrotask(() => stop());
  });
}

/**
 * `in`: the record has the own shares at the own seats. `earlier`: it has those that were given to an earlier table with
 * the same commitment, which is played again with the same tiles.
 */
export type OwnShare = 'in' | 'earlier' | 'missing';

/** The table of a record, and the seats there that are the viewer's. */
export interface OwnSeats {
  table: string;
  seats: number[];
}

function ownShareIn(shares: string[], note: Note, seats: number[]): OwnShare | undefined {
  const given = seats.filter((seat) => note.shares[seat]?.length);
  if (given.length === 0) return undefined;
  if (given.every((seat) => note.shares[seat]?.includes(shares[seat - 1] ?? ''))) return 'in';
  const earlier = notes()
    .filter(({ table, commitment }) => table !== note.table && commitment === note.commitment)
    .flatMap((other) => Object.values(other.shares).flat());
  return earlier.some((share) => shares.includes(share)) ? 'earlier' : 'missing';
}

/** Verifies a record of a table at which the viewer sat: its commitment and the own shares must be those noted here. */
export async function verifyOwn(
  core: Pick<Core, 'verify'>,
  record: string,
  { table, seats }: OwnSeats,
  heard?: { commitment?: string },
): Promise<Verification & { own?: OwnShare }> {
  const note = notes().find((one) => one.table === table);
  const answer = await core.verify(record, note?.commitment ? { commitment: note.commitment } : heard);
  const own = note && answer.shares ? ownShareIn(answer.shares, note, seats) : undefined;
  if (own === undefined) return answer;
  return { ...answer, own, ...(own === 'missing' ? { verdict: 'wrong' } : {}) };
}
