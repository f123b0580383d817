// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { state } from '../fixtures-for-tests';
import type { TableStore } from '../store';

vi.mock('../../core/client', () => ({ core: {}, localTables: {} }));
const { Actions } = await import('./actions');

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));
const button = (text: string) => [...root.querySelectorAll('button')].find((one) => one.textContent === text);

function fakeStore(step: 1 | 3 = 1) {
  const seen = {
    state: state(),
    events: [],
    steps: [{ kind: 'move', seat: 1, text: '7 d4' }],
    at: 0,
  };
  const store = {
    kind: 'local',
    pending: signal<string | undefined>('7 d5'),
    staged: signal(undefined),
    held: signal<{ sent: boolean } | undefined>(undefined),
    state: signal(seen.state),
    seen: signal(seen),
    seat: signal(1),
    info: signal(undefined),
    drawn: signal({ position: {}, scene: {} }),
    mayAct: signal(true),
    help: signal<'off' | 'counted' | 'free'>('free'),
    countHelp: vi.fn(() => true),
    hints: {
      shown: signal<{ step: number } | undefined>({ step }),
      thinking: signal(false),
      more: vi.fn(() => Promise.resolve()),
    },
    clear: vi.fn(),
    undo: vi.fn(),
    takeBack: vi.fn(),
  };
  return store;
}
const draw = async (store: ReturnType<typeof fakeStore>) => {
  const none = () => undefined;
  const all = { openCommands: none, openInvite: none, resign: none };
  await act(() => render(<Actions store={store as unknown as TableStore} {...all} />, root));
};

test('taking back once more does not undo the move before', async () => {
  const store = fakeStore();
  await draw(store);
  button('Take back')?.focus();
  await act(() => {
    store.pending.value = undefined;
  });
  expect(button('Undo')).toBeDefined();
  expect(document.activeElement).not.toBe(button('Undo'));
  expect(store.undo).not.toHaveBeenCalled();
});

test('a hint that has nothing more to say rests, and keeps the focus', async () => {
  const store = fakeStore(3);
  store.pending.value = undefined;
  await draw(store);
  const hint = button('Hint · 3/3');
  hint?.focus();
  hint?.click();
  expect(document.activeElement).toBe(hint);
  expect(hint?.getAttribute('aria-disabled')).toBe('true');
  expect(store.hints.more).not.toHaveBeenCalled();
});

test('a move that was not sent is shown as waiting, with a way back; one that was sent without', async () => {
  const store = fakeStore();
  store.held.value = { sent: false };
  await draw(store);
  expect(root.querySelector('.waiting')?.textContent).toBe('Not sent yet: waiting for the connection');
  expect(button('Confirm')).toBeUndefined();
  button('Take back')?.click();
  expect(store.takeBack).toHaveBeenCalledOnce();
  await act(() => {
    store.held.value = { sent: true };
  });
  expect(root.querySelector('.waiting')?.textContent).toBe('Sent, no answer yet: too late to take it back');
  expect(button('Take back')).toBeUndefined();
});

test('where there is no help, no hint is offered', async () => {
  const store = fakeStore();
  store.pending.value = undefined;
  store.help.value = 'off';
  await draw(store);
  expect(button('Undo')).toBeDefined();
  expect([...root.querySelectorAll('button')].some((one) => one.textContent.startsWith('Hint'))).toBe(false);
});

test('a hint is counted once, and not again for its further steps', async () => {
  const store = fakeStore();
  store.pending.value = undefined;
  store.help.value = 'counted';
  store.hints.shown.value = undefined;
  await draw(store);
  await act(() => button('Hint')?.click());
  expect(store.countHelp.mock.calls).toEqual([['hint']]);
  store.hints.shown.value = { step: 1 };
  await draw(store);
  await act(() => button('Hint · 1/3')?.click());
  expect(store.hints.more).toHaveBeenCalledTimes(2);
  expect(store.countHelp).toHaveBeenCalledTimes(1);
});
