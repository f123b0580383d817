// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position, Scene } from '../core/types';
import type { TableEvent, TableState } from '../protocol/messages';
import { settings } from '../shell/settings';
import type { BoardProps } from './board/board';
import { BoardOf } from './board/board-of';
import { Dot } from './panels/dot';
import { lazyPart } from './lazy-part';
import { LinkNote, UndoNote } from './panels/notices';
import { Players } from './panels/players';
import { Playing, useResultInView } from './playing';
import { TableStore } from './store';
import { act, link, say, stateOf } from './wire/wire-for-tests';

vi.mock('./wire/online-wire', () => import('./wire/wire-for-tests'));
vi.mock('../core/client', () => ({
  core: {
    catalogue: () => Promise.resolve([]),
    scene: ({ game }: Position) => Promise.resolve({ game, turn: [1], over: false, squares: [], hand: [7] }),
    scores: () => Promise.resolve([]),
  },
  localTables: {},
}));
vi.mock('../games/twenty-four-seven/board', () => ({
  default: ({ scene }: BoardProps) => <p>{`turn ${scene.turn.join()} over ${String(scene.over)}`}</p>,
}));

let root: HTMLElement;
let store: TableStore;
let number = 0;
const news = (more: Partial<TableState>, kinds: Pick<TableEvent, 'kind' | 'seat'>[] = []) =>
  act(() => {
    const events = kinds.map((one) => ({ ...one, at: 0, number: ++number }));
    say({ type: 'news', table: 't', seat: 1, number, events, state: stateOf(more) });
  });

beforeEach(() => {
  number = 0;
  root = document.createElement('div');
  document.body.append(root);
  store = new TableStore('online', 't');
});
afterEach(() => {
  render(null, root);
  root.remove();
  store.close();
  settings.motion.value = 'system';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the command line opens with a slash as soon as the table is drawn', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  news({ turn: [1], view: 'seen' });
  // Not within act: nothing that comes after the painting has been done.
  render(<Playing store={store} />, root);
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(slash);
  await vi.waitFor(() => expect(root.querySelector('.command-line')).not.toBeNull());
});

test('a table is drawn around the scene that arrives: board, turn, buttons', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const board = () => root.querySelector('.table__board')?.textContent;
  act(() => render(<Playing store={store} />, root));
  expect(board()).toBe('');
  expect(root.querySelector('.table--acts')).toBeNull();
  news({ turn: [1], view: 'seen' });
  await vi.waitFor(() => expect(board()).toBe('turn 1 over false'));
  await vi.waitFor(() => expect(root.querySelector('.table--acts')).not.toBeNull());
  expect(root.querySelector('.table__turn--own')?.textContent).toBe('Your turn');
  expect(root.querySelectorAll('.table-actions button').length).toBeGreaterThan(1);
  news({ turn: [2], view: 'seen later' });
  await vi.waitFor(() => expect(root.querySelector('.table__turn')?.textContent).toBe('Ben is to move'));
  expect(root.querySelector('.table--acts')).toBeNull();
});

test('who has no name is not called you twice', () => {
  news({
    turn: [2],
    scores: [51, 40],
    seats: [
      { kind: 'person', name: 'You', you: true },
      { kind: 'bot', name: 'sharp' },
    ],
  });
  act(() => render(<Players store={store} />, root));
  expect(root.querySelector('.player__name')?.textContent).toBe('You');
  expect(root.querySelector('.player__status')?.textContent).toBe('Seat 1');
});

test('after the end it is nobody’s turn', () => {
  news({ turn: [2], phase: 'over' });
  act(() => render(<Players store={store} />, root));
  expect(root.querySelector('.player--turn')).toBeNull();
  expect(root.querySelector('[aria-current]')).toBeNull();
});

test('clocks that stand still are told of where there are some, in no line of their own', () => {
  news({ clock: { plan: 'none', paused: true } });
  act(() => render(<Players store={store} />, root));
  expect(root.textContent).not.toContain('clocks');
  news({ clock: { plan: 'game:600', paused: true, left: [60_000, 61_000] } });
  expect(root.querySelector('.unseen')?.textContent).toBe('The clocks are stopped');
  expect(root.querySelectorAll('.player__clock--still')).toHaveLength(2);
  expect(root.querySelector('.players__note')).toBeNull();
});

test('who asked to undo sees that it was refused, and can put that away', () => {
  news({ undo_asked_by: 1 }, [{ kind: 'undo_asked', seat: 1 }]);
  act(() => render(<UndoNote store={store} />, root));
  expect(root.textContent).toContain('The others decide');
  news({}, [{ kind: 'undo_refused', seat: 2 }]);
  expect(root.querySelector('.notice p')?.textContent).toBe('The others did not agree. Your move stays.');
  act(() => root.querySelector('button')?.click());
  expect(root.querySelector('.notice')).toBeNull();
});

test('a connection that broke is told after a while, and covers nothing', () => {
  vi.useFakeTimers();
  act(() => render(<LinkNote store={store} />, root));
  act(() => link('lost'));
  expect(store.cutOff.value).toBe(false);
  act(() => void vi.advanceTimersByTime(2500));
  expect(store.cutOff.value).toBe(true);
  expect(root.children).toHaveLength(0);
  act(() => link('open'));
  expect(store.cutOff.value).toBe(false);
});

test('the board knows of an end that the rules do not', async () => {
  const scene = { game: 'twenty-four-seven', turn: [2], over: false } as unknown as Scene;
  const nothing = () => undefined;
  const board = (over: boolean) => (
    <BoardOf
      scene={scene}
      over={over}
      position={{ game: 'twenty-four-seven', view: '', seat: 1 }}
      seat={1}
      names={[]}
      mayAct={false}
      core={{} as never}
      decide={nothing}
      consider={nothing}
      announce={nothing}
    />
  );
  act(() => render(board(false), root));
  await vi.waitFor(() => expect(root.textContent).toBe('turn 2 over false'));
  act(() => render(board(true), root));
  expect(root.textContent).toBe('turn  over true');
});

test('a part of the page that could not be fetched comes when the network is back', async () => {
  const Note = () => <p>here</p>;
  const load = vi.fn<() => Promise<{ default: typeof Note }>>();
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Note });
  const Part = lazyPart(load);
  act(() => render(<Part />, root));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(root.textContent).toBe('');
  await vi.waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(root.textContent).toBe('here');
  });
});

/** One sign of seven letters. */
const family = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}';
test.each([
  ['ann', 'A'],
  [`${family} Ann`, family],
  ['\u{1F1EA}\u{1F1F8}', '\u{1F1EA}\u{1F1F8}'],
  ['', '·'],
])('the sign of %j is %s', (name, sign) => {
  act(() => render(<Dot colour="teal" name={name} />, root));
  expect(root.textContent).toBe(sign);
});

test('a result comes into view when the game ends here, and only then', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  settings.motion.value = 'none';
  function End({ over, complete }: { over: boolean; complete: boolean }) {
    return <div ref={useResultInView(over, complete)} />;
  }
  act(() => render(<End over complete />, root));
  expect(scroll).not.toHaveBeenCalled();
  act(() => render(<End over={false} complete={false} />, root));
  act(() => render(<End over complete={false} />, root));
  expect(scroll).not.toHaveBeenCalled();
  act(() => render(<End over complete />, root));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' });
  settings.motion.value = 'system';
  act(() => render(<End over={false} complete={false} />, root));
  act(() => render(<End over complete />, root));
  expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'smooth' });
});

const around = (seat: number, more: Partial<TableState>) => {
  const seats = [
    { kind: 'person', name: 'Ann', you: true },
    { kind: 'person', name: 'Ben', you: true },
    { kind: 'bot', name: 'sharp' },
  ] as const;
  const state = stateOf({
    seats: [...seats],
    view: `${seat}`,
    curtain: true,
    scores: [51, 40, 30],
    ...more,
  });
  act(() => say({ type: 'news', table: 't', seat, number: 1, events: [], state }));
};

test('around one device nobody sees tiles before they say who they are, also while a bot is to move', () => {
  for (const seat of [1, 2]) around(seat, { turn: [3] });
  expect(store.curtain.value).toBe(1);
  store.uncover(1);
  expect(store.curtain.value).toBeUndefined();
  for (const seat of [1, 2]) around(seat, { turn: [2] });
  expect(store.curtain.value).toBe(2);
});

test('the parts of a score that were unfolded are covered with the table', () => {
  for (const seat of [1, 2]) around(seat, { turn: [1] });
  act(() => store.uncover(1));
  const position = { game: 'twenty-four-seven', view: '1', seat: 1 } as const;
  act(() => {
    store.drawn.value = { position, scene: {} as Scene, last: undefined, answers: 0 };
    render(<Players store={store} />, root);
  });
  act(() => root.querySelector<HTMLButtonElement>('.player__row')?.click());
  expect(root.querySelector('.player__parts')).not.toBeNull();
  for (const seat of [1, 2]) around(seat, { turn: [2] });
  expect(root.querySelector('.player__parts')).toBeNull();
  expect(root.querySelector('.player__score')).toBeNull();
});
