// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../shell/settings';
import Gathering from './gathering';
import { TableStore } from '../store';
import { act, asked, say, stateOf } from '../wire/wire-for-tests';

vi.mock('../wire/online-wire', () => import('../wire/wire-for-tests'));
vi.mock('../../core/client', () => ({ core: { catalogue: () => Promise.resolve([]) }, localTables: {} }));

let root: HTMLElement;
let store: TableStore;
const open = [{ kind: 'open' }, { kind: 'open' }] as const;

beforeEach(() => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
  settings.name.value = '';
  root = document.createElement('div');
  document.body.append(root);
  store = new TableStore('online', 't');
  say({ type: 'news', table: 't', number: 1, state: stateOf({ phase: 'gathering', seats: [...open] }) });
  act(() => render(<Gathering store={store} />, root));
});
afterEach(() => {
  render(null, root);
  root.remove();
  store.close();
});

const field = () => {
  const found = root.querySelector('input');
  if (!found) throw new Error('there is no field');
  return found;
};
const help = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');
const press = (name: string) => {
  const found = [...root.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  act(() => found?.click());
};
const type = (text: string) =>
  act(() => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const enter = () => act(() => field().form?.requestSubmit());

test('without a name nobody sits down, and it is said where the name goes', () => {
  expect(help()?.querySelector('[role=alert]')).toBeNull();
  press('Sit down');
  expect(asked('sit')).toEqual([]);
  expect(help()?.querySelector('[role=alert]')?.textContent).toBe('Please enter your name first.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
});

test('who pressed a seat before there was a name gets that seat with the name', () => {
  press('Sit at seat 2');
  expect(document.activeElement).toBe(field());
  type('Ann');
  expect(help()?.querySelector('[role=alert]')).toBeNull();
  enter();
  enter();
  expect(asked('sit')).toMatchObject([{ seat: 2, name: 'Ann' }]);
});

test('the field takes what the server takes', () => {
  const family = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}';
  type(family + family);
  expect(field().value).toBe(family);
  type('bot sharp');
  enter();
  expect(asked('sit')).toEqual([]);
  expect(help()?.textContent).toBe('Names that begin with “bot” are for bots.');
  type('Sharp ');
  enter();
  expect(asked('sit')).toMatchObject([{ seat: 1, name: 'Sharp' }]);
});

test('what the server refuses is said', () => {
  type('Ann');
  enter();
  const id = asked('sit')[0]?.id ?? '';
  act(() => say({ type: 'refused', id, clause: 'table', reason: { id: 'table.seat-taken' } }));
  expect(help()?.querySelector('[role=alert]')?.textContent).toBe('the seat is taken');
});

test('with a pointer and without a name, the name can be typed at once', () => {
  render(null, root);
  window.matchMedia = vi.fn().mockReturnValue({ matches: true });
  act(() => render(<Gathering store={store} />, root));
  expect(document.activeElement).toBe(field());
});

test('what everybody is to know is said before anybody sits down', () => {
  const state = stateOf({
    phase: 'gathering',
    seats: [...open],
    help: { policy: 'off' },
    known_tiles: true,
  });
  act(() => say({ type: 'news', table: 't', number: 1, state }));
  expect(root.textContent).toContain('No help at this table');
  expect(root.textContent).toContain('The tiles of this game are known');
});
