// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../../protocol/messages';
import { go } from '../../shell/router';
import { Result } from './end';
import { TableStore } from '../store';
import { act, asked, say, stateOf } from '../wire/wire-for-tests';

vi.mock('../wire/online-wire', () => import('../wire/wire-for-tests'));
vi.mock('../../core/client', () => ({ core: { catalogue: () => Promise.resolve([]) }, localTables: {} }));
vi.mock('../../shell/router', () => ({ go: vi.fn(), Link: () => null }));

let root: HTMLElement;
let store: TableStore;
const over = (more: Partial<TableState> = {}) =>
  say({
    type: 'news',
    table: 't',
    seat: 1,
    number: 1,
    state: stateOf({
      phase: 'over',
      seats: [
        { kind: 'person', name: 'Ann', you: true },
        { kind: 'person', name: 'Ben' },
      ],
      result: {
        winners: [1],
        clause: 'table',
        reason: { id: 'table.ran-out-of-time', args: { seat: { seat: 2 } } },
      },
      ...more,
    }),
  });
const button = (text: string) => [...root.querySelectorAll('button')].find((one) => one.textContent === text);

beforeEach(() => {
  vi.mocked(go).mockClear();
  root = document.body.appendChild(document.createElement('div'));
  store = new TableStore('online', 't');
  over();
  const found = { record: undefined, failed: false, again: () => undefined };
  act(() => render(<Result store={store} found={found} replaying={false} replay={() => undefined} />, root));
});
afterEach(() => {
  render(null, root);
  root.remove();
  store.close();
});

test('the same tiles wait for the others, and the rematch does not', () => {
  act(() => button('Same tiles again')?.click());
  expect(asked('rematch')).toMatchObject([{ same_tiles: true }]);
  act(() => over({ same_asked_by: [1] }));
  expect(root.textContent).toContain('Waiting for the others');
  act(() => over({ same_asked_by: [1], next_table: 'plain' }));
  expect(go).not.toHaveBeenCalled();
  act(() => over({ same_asked_by: [1, 2], next_table: 'plain', next_same_table: 'same' }));
  expect(go).toHaveBeenCalledExactlyOnceWith('/t/same');
});

test('who is asked for the same tiles can agree, or play with others', () => {
  act(() => over({ same_asked_by: [2] }));
  expect(root.textContent).toContain('Ben: the same tiles again?');
  expect(button('Agree to the same tiles')).toBeDefined();
  act(() => button('Rematch')?.click());
  expect(asked('rematch').at(-1)).not.toHaveProperty('same_tiles');
});

test('whose time ran out is said so', () => {
  expect(root.textContent).toContain('Ben ran out of time');
});
