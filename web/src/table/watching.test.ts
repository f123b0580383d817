// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage, Step, TableState } from '../protocol/messages';
import { announce, announced } from '../shell/announce';
import { settings } from '../shell/settings';
import { state } from './fixtures-for-tests';
import type { Seen } from './reducer';

const game = { id: 'twenty-four-seven', title: '24/7', confirm_seconds: 5, has_hidden_information: true };
let hear: (message: ServerMessage) => void;
let sent: ClientMessage[] = [];
vi.mock('../core/client', () => ({
  core: {
    catalogue: () => Promise.resolve([game]),
    scene: () => Promise.resolve({ game: game.id, squares: [], hand: [7], turn: [1], scores: [0, 0] }),
    judge: (_: unknown, move: string) =>
      Promise.resolve({
        move,
        kind: 'put',
        allowed: true,
        points: 20,
        parts: [],
        notes: [],
        lines: [],
        tiles: [move.split(' ')[0]],
        squares: [move.split(' ')[1]],
      }),
  },
  localTables: {
    send: (message: ClientMessage) => sent.push(message),
    listen: (heard: typeof hear) => {
      hear = heard;
      return () => undefined;
    },
  },
}));
const { newsText, watchTable } = await import('./watching');
const { TableStore } = await import('./store');

const seenWith = (step: Step, more: Partial<TableState> = {}): Seen => ({
  seat: 1,
  number: 5,
  events: [{ number: 5, kind: 'played', at: 0, kept: 0, steps: [step] }],
  steps: [],
  state: state(more),
  at: 0,
  later: [],
  gap: false,
});

test('the tile that was drawn is told to who drew it', () => {
  const draw = (seat: number, ...tiles: string[]): Step => ({
    kind: 'chance',
    text: 'as it is written',
    action: { kind: 'draw', seat, tiles },
  });
  expect(newsText(seenWith(draw(1, '7')), 4)).toEqual(['Ann drew 7.']);
  expect(newsText(seenWith({ kind: 'chance', hidden: true }), 4)).toEqual([]);
  expect(newsText(seenWith(draw(1, '4', '*')), 4)).toEqual(['Ann drew 4 and a wild.']);
  expect(newsText(seenWith(draw(2, '4', '9')), 4)).toEqual([]);
});

test('a roll is told by the board, and here only where the board was covered', () => {
  const dice = [
    { colour: 'blue', value: 3 },
    { colour: 'green', value: 1 },
  ];
  const action = { kind: 'roll', dice };
  const roll = seenWith({ kind: 'chance', text: 'roll B3 G1', action }, { game: 'twenty-one' });
  expect(newsText(roll, 4)).toEqual([]);
  expect(newsText(roll, 4, true)).toEqual(['Rolled: blue 3, green 1.']);
});

let stop: () => void = () => undefined;
let number = 0;
const news = (more: Partial<TableState> = {}, kind?: 'over') =>
  hear({
    type: 'news',
    table: 't',
    seat: 1,
    number: ++number,
    events: [{ number, kind: kind ?? 'opened', at: 0 }],
    state: state({ turn: [1], answers: 3, scores: [40, 20], view: 'view', ...more }),
  });
const said = () => announced.value.map((one) => one.text).join(' ');
const open = async () => {
  const store = new TableStore('local', 't');
  const unwatch = watchTable(store);
  stop = () => {
    unwatch();
    store.close();
  };
  news();
  await vi.waitFor(() => expect(store.mayAct.value).toBe(true));
  return store;
};
beforeEach(() => {
  sent = [];
  number = 0;
  announced.value = [];
});
afterEach(() => {
  stop();
  settings.confirm.value = false;
});

test('on entering, the game is named', async () => {
  await open();
  await vi.waitFor(() => expect(said()).toContain('24/7. Your turn.'));
});

test('a tile that waits is told with its points, its time and the keys, and so is that it was taken back', async () => {
  await open();
  news({ pending: { move: '7 d4', left: 5000 } });
  await vi.waitFor(() =>
    expect(said()).toContain(
      '7 on d4 scores 20. Confirms in 5 seconds. Enter on the board confirms, Escape takes back.',
    ),
  );
  news();
  await vi.waitFor(() => expect(said()).toContain('7 on d4 is taken back.'));
});

test('whoever is asked before each move has all the time, and the table does not wait once more', async () => {
  settings.confirm.value = true;
  const store = await open();
  store.decide('7 d4');
  expect(store.pending.value).toBe('7 d4');
  await vi.waitFor(() => expect(said()).toContain('7 on d4 scores 20. Enter on the board confirms'));
  expect(sent.filter((one) => one.type === 'move')).toEqual([]);
  store.confirm();
  const move = sent.find((one) => one.type === 'move');
  expect(move).toMatchObject({ move: '7 d4', answers: 3 });
  hear({ type: 'done', id: move?.type === 'move' ? move.id : '' });
  news({ pending: { move: '7 d4', left: 5000 } });
  news({ pending: { move: '7 d4', left: 4900 } });
  expect(sent.filter((one) => one.type === 'confirm')).toHaveLength(1);
  expect(store.pending.value).toBeUndefined();
  expect(store.mayAct.value).toBe(false);
  news({ answers: 4, turn: [2] });
  await new Promise((go) => setTimeout(go, 100));
  expect(said()).not.toContain('taken back');
});

test('the end is told with one sign after it, and a rematch that somebody offers', async () => {
  await open();
  news({ phase: 'over', result: { winners: [1] } }, 'over');
  await vi.waitFor(() => expect(said()).toContain('You win! Ann 40, Sharp 20.'));
  news({ phase: 'over', result: { winners: [1] }, next_table: 'n' });
  await vi.waitFor(() => expect(said()).toContain('A rematch is offered.'));
});

test('what one person heard is gone when the device goes to the next', async () => {
  const seats = [
    { kind: 'person', name: 'Ann', you: true },
    { kind: 'person', name: 'Ben', you: true },
  ] as const;
  const both = (turn: number[], answers: number) => {
    number += 1;
    for (const seat of [1, 2]) {
      const more = { seats: [...seats], turn, answers, view: `${seat}`, curtain: true };
      hear({ type: 'news', table: 't', seat, number, events: [], state: state(more) });
    }
  };
  const store = new TableStore('local', 't');
  const unwatch = watchTable(store);
  stop = () => {
    unwatch();
    store.close();
  };
  both([1], 0);
  store.uncover(1);
  await vi.waitFor(() => expect(store.mayAct.value).toBe(true));
  announce('Ann drew 7.');
  await vi.waitFor(() => expect(said()).toContain('Ann drew 7.'));
  announce('Hint: 7 on d4.');
  both([2], 1);
  expect(store.curtain.value).toBe(2);
  expect(said()).toBe('');
  expect(store.inView.value).toBeUndefined();
  await new Promise((go) => setTimeout(go, 100));
  expect(said()).not.toContain('7');
  expect(document.title).not.toContain('Your turn');
});
