// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../core/types';
import { TableStore } from './store';
import { asked, link, say, stateOf } from './wire/wire-for-tests';
import { said } from '../texts/message';

vi.mock('./wire/online-wire', () => import('./wire/wire-for-tests'));
vi.mock('../core/client', () => ({ core: { catalogue: () => Promise.resolve([]) }, localTables: {} }));

let store: TableStore;
let number = 0;
const news = (pending?: { move: string }) =>
  say({
    type: 'news',
    table: 't',
    seat: 1,
    number: ++number,
    events: [{ number, kind: 'placed', at: 0 }],
    state: stateOf({ turn: [1], answers: 4, ...(pending ? { pending } : {}) }),
  });

beforeEach(() => {
  number = 0;
  store = new TableStore('online', 't');
  news({ move: '7 d4' });
});
afterEach(() => store.close());

test('what waits is confirmed once, however often it is pressed', () => {
  store.confirm();
  store.confirm();
  store.takeBack();
  // The answer comes before the news do.
  say({ type: 'done', id: asked('confirm')[0]?.id ?? '' });
  store.confirm();
  expect(asked('confirm')).toHaveLength(1);
  expect(asked('take_back')).toHaveLength(0);
});

test('what was taken back and laid again can be confirmed', () => {
  store.takeBack();
  store.takeBack();
  expect(asked('take_back')).toHaveLength(1);
  news();
  news({ move: '7 d4' });
  store.confirm();
  expect(asked('confirm')).toHaveLength(1);
});

test('after a refusal it can be tried again', () => {
  store.confirm();
  say({ type: 'refused', id: asked('confirm')[0]?.id ?? '', clause: 'table', reason: said('no') });
  store.confirm();
  expect(asked('confirm')).toHaveLength(2);
});

/** The board is there, and it is the viewer's turn. */
const ready = () => {
  news();
  const position = { game: 'twenty-four-seven', view: 'v', seat: 1 } as const;
  store.drawn.value = { position, scene: {} as Scene, last: undefined, answers: 4 };
  expect(store.mayAct.value).toBe(true);
};

test('a move without a connection waits, can be taken back, and goes out once', () => {
  ready();
  link('lost');
  store.decide('7 d4');
  expect(store.held.value).toMatchObject({ move: '7 d4', sent: false });
  expect(store.pending.value).toBe('7 d4');
  expect(store.mayAct.value).toBe(false);
  store.confirm();
  store.takeBack();
  expect(store.held.value).toBeUndefined();
  expect(store.mayAct.value).toBe(true);
  store.decide('7 d5');
  link('open');
  expect(store.held.value).toBeUndefined();
  expect(store.waiting.value).toBe(true);
  expect(asked('move').map((one) => one.move)).toEqual(['7 d5']);
  expect([...asked('confirm'), ...asked('take_back')]).toEqual([]);
});

test('a move that went out before the connection broke is not taken back, and said again with its id', () => {
  ready();
  store.decide('7 d4');
  expect(store.held.value).toBeUndefined();
  link('lost');
  expect(store.held.value).toMatchObject({ move: '7 d4', sent: true });
  store.takeBack();
  expect(store.held.value).toMatchObject({ sent: true });
  link('open');
  const [first, again] = asked('move');
  expect(again).toEqual(first);
  say({ type: 'done', id: first?.id ?? '' });
  expect(store.waiting.value).toBe(false);
});

test('a move that waited and went out cannot be taken back when the connection breaks again', () => {
  ready();
  link('lost');
  store.decide('7 d4');
  link('open');
  link('lost');
  store.takeBack();
  expect(store.held.value).toMatchObject({ move: '7 d4', sent: true });
});
