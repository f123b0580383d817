// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from './store';
import { asked, say, stateOf } from './wire-for-tests';

vi.mock('./online-wire', () => import('./wire-for-tests'));
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
  say({ type: 'refused', id: asked('confirm')[0]?.id ?? '', clause: 'table', reason: 'no' });
  store.confirm();
  expect(asked('confirm')).toHaveLength(2);
});
