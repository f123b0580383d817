// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Core } from '../../core/types';
import { Fairness } from '../end/fairness';
import { sitDown, verifyOwn } from './own-share';
import { TableStore } from '../store';
import { asked, say, stateOf } from './wire-for-tests';

let shares: string[] = [];
const verify = vi.fn<Core['verify']>(() =>
  Promise.resolve({ verdict: 'right', source: 'secret', line: 0, draws: [], shares }),
);
vi.mock('./online-wire', () => import('./wire-for-tests'));
vi.mock('../../core/client', () => ({
  core: {
    catalogue: () => Promise.resolve([]),
    verify: (...given: Parameters<typeof verify>) => verify(...given),
  },
  localTables: {},
}));

let store: TableStore;
let root: HTMLElement;
const stores: TableStore[] = [];

/** A table at which nobody sits yet. */
function tableOf(id: string, commitment: string): TableStore {
  const made = new TableStore('online', id);
  stores.push(made);
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const state = stateOf({ phase: 'gathering', seats, fairness: { commitment } });
  say({ type: 'news', table: id, number: 1, events: [{ number: 1, kind: 'opened', at: 0 }], state });
  return made;
}
const sent = () => asked('sit').at(-1) ?? { id: '', share: '' };
/** Sits down; answers the share that was sent. */
function sit(at: TableStore, seat: number, answer: 'done' | 'refused' | 'none' = 'done'): string {
  sitDown(at, seat, 'Ann', 'teal');
  const { id, share } = sent();
  if (answer === 'done') say({ type: 'done', id });
  if (answer === 'refused') say({ type: 'refused', id, clause: 'table', reason: { id: 'table.seat-taken' } });
  return share;
}
const verdict = (seats = [1], table = 't') => verifyOwn({ verify }, 'record', { table, seats });

beforeEach(() => {
  localStorage.clear();
  verify.mockClear();
  store = tableOf('t', 'c1');
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
  for (const one of stores.splice(0)) one.close();
});

test('the own share is in the record as it was sent, and so is the commitment', async () => {
  const share = sit(store, 1);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  shares = [share, 'sharp'];
  expect(await verdict()).toMatchObject({ verdict: 'right', own: 'in' });
  expect(verify).toHaveBeenCalledWith('record', { commitment: 'c1' });
});

test('a share that is changed, missing or at another seat is an alarm', async () => {
  const share = sit(store, 1);
  for (const wrong of [['0'.repeat(32), 'sharp'], [], ['sharp', share]]) {
    shares = wrong;
    expect(await verdict()).toMatchObject({ verdict: 'wrong', own: 'missing' });
  }
});

test('each own seat counts', async () => {
  const one = sit(store, 1);
  const two = sit(store, 2);
  expect(one).not.toBe(two);
  shares = [one, two];
  expect(await verdict([1, 2])).toMatchObject({ own: 'in' });
  shares = [one, 'other'];
  expect(await verdict([1, 2])).toMatchObject({ own: 'missing' });
});

test('what was refused does not count, what was given again does', async () => {
  // Somebody else was quicker at the first seat.
  sit(store, 1, 'refused');
  const share = sit(store, 2);
  shares = ['theirs', share];
  expect(await verdict([2])).toMatchObject({ own: 'in' });
  const again = sit(store, 2);
  shares = ['theirs', again];
  expect(await verdict([2])).toMatchObject({ own: 'in' });
});

test('without an answer, what was sent may be in, and nothing else', async () => {
  const share = sit(store, 1, 'none');
  shares = [share, 'sharp'];
  expect(await verdict()).toMatchObject({ own: 'in' });
  shares = ['other', 'sharp'];
  expect(await verdict()).toMatchObject({ own: 'missing' });
});

test('the same tiles once more come from the shares of the first game', async () => {
  const first = sit(store, 1);
  const again = tableOf('u', 'c1');
  sit(again, 2);
  shares = [first, 'sharp'];
  expect(await verdict([2], 'u')).toMatchObject({ verdict: 'right', own: 'earlier' });
  shares = ['other', 'sharp'];
  expect(await verdict([2], 'u')).toMatchObject({ verdict: 'wrong', own: 'missing' });
  // Another commitment is another game.
  const fresh = tableOf('v', 'c2');
  sit(fresh, 1);
  shares = [first, 'sharp'];
  expect(await verdict([1], 'v')).toMatchObject({ verdict: 'wrong', own: 'missing' });
});

test('where nothing was noted nothing is said of it', async () => {
  shares = ['a', 'b'];
  const heard = { commitment: 'c9' };
  const found = await verifyOwn({ verify }, 'record', { table: 'other', seats: [1] }, heard);
  expect(found).toMatchObject({ verdict: 'right' });
  expect(found.own).toBeUndefined();
  expect(verify).toHaveBeenCalledWith('record', heard);
  // A seat that went to somebody else is not the viewer's to ask for.
  sit(store, 1);
  expect((await verdict([2])).own).toBeUndefined();
});

test('the page says it', async () => {
  const share = sit(store, 1);
  const look = async (given: string[]) => {
    shares = given;
    render(null, root);
    render(<Fairness record="r" own={{ table: 't', seats: [1] }} />, root);
    root.querySelector('button')?.click();
    return vi.waitFor(() => {
      const found = root.querySelector('.fairness__verdict');
      if (!found) throw new Error('not yet');
      return found.textContent;
    });
  };
  const right = await look([share, 'sharp']);
  expect(right).toContain('Everything is right');
  expect(right).toContain('Your own share is in it');
  const wrong = await look(['0'.repeat(32), 'sharp']);
  expect(wrong).toContain('Something is wrong');
  expect(wrong).toContain('Your own share is not in this record');
  expect(wrong).not.toContain('every draw was computed again');
  expect(root.querySelector('.fairness__verdict--wrong')).not.toBeNull();
});
