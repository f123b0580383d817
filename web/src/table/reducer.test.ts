import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { News, ServerMessage, Step, TableEvent, TableState } from '../protocol/messages';
import { state } from './fixtures-for-tests';
import { said } from '../texts/message';
import {
  anySeen,
  ask,
  deciding,
  hear,
  historyOf,
  nothingKnown,
  sealedSeats,
  unanswered,
  undoRefused,
  unwatched,
  watches,
  wentOut,
  withdraw,
  type Asking,
  type Known,
} from './reducer';

const step = (text: string, seat = 1): Step => ({ kind: 'move', seat, text });
const played = (number: number, kept: number, ...steps: Step[]): TableEvent => ({
  number,
  kind: 'played',
  at: 0,
  kept,
  steps,
});
const news = (number: number, events: TableEvent[], more: Partial<TableState> = {}, seat = 1): News => ({
  type: 'news',
  table: 't',
  seat,
  number,
  events,
  state: state({ view: `v${number}`, ...more }),
});
const heard = (...messages: ServerMessage[]): Known =>
  messages.reduce((known, message) => hear(known, message, 5), nothingKnown('t'));
const seenBy = (known: Known, seat = 1) => {
  const seen = known.bySeat[seat];
  if (!seen) throw new Error('nothing is seen');
  return seen;
};
const texts = (known: Known, seat = 1) => seenBy(known, seat).steps.map((one) => one.text);
const move: Asking = { type: 'move', id: 'k1', table: 't', seat: 1, answers: 3, move: '7 d4' };

describe('news', () => {
  test('steps are put together by what is kept', () => {
    const known = heard(
      news(2, [played(1, 0, step('a')), played(2, 1, step('b'))]),
      news(3, [played(3, 2, step('c'))]),
    );
    expect(texts(known)).toEqual(['a', 'b', 'c']);
    expect(seenBy(known).gap).toBe(false);
  });

  test('an event that is heard twice happens once', () => {
    const known = heard(
      news(2, [played(1, 0, step('a')), played(2, 1, step('b'))]),
      news(3, [played(2, 1, step('b')), played(3, 2, step('c'))]),
    );
    expect(texts(known)).toEqual(['a', 'b', 'c']);
    expect(seenBy(known).events.map((event) => event.number)).toEqual([1, 2, 3]);
  });

  test('a late copy of older news changes nothing', () => {
    const newer = heard(news(1, [played(1, 0, step('a'))]), news(2, [played(2, 1, step('b'))]));
    const late = { ...news(1, []), events: undefined };
    expect(hear(newer, late as unknown as News, 9).bySeat[1]).toBe(newer.bySeat[1]);
  });

  test('events that are missing are asked for, page by page', () => {
    const torn = heard(news(1, [played(1, 0, step('a'))]), news(4, [played(4, 3, step('d'))]));
    expect(seenBy(torn).gap).toBe(false);
    expect(seenBy(torn).later.map((event) => event.number)).toEqual([4]);
    expect(texts(torn)).toEqual(['a']);
    expect(historyOf('t', seenBy(torn))).toEqual({ type: 'history', table: 't', seat: 1, after: 1 });
    const more = hear(torn, { type: 'history', table: 't', seat: 1, events: [played(2, 1, step('b'))] }, 9);
    expect(historyOf('t', seenBy(more))).toEqual({ type: 'history', table: 't', seat: 1, after: 2 });
    const newer = hear(more, news(5, [played(5, 4, step('e'))]), 9);
    const whole = hear(newer, { type: 'history', table: 't', seat: 1, events: [played(3, 2, step('c'))] }, 9);
    expect(texts(whole)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(seenBy(whole).later).toEqual([]);
  });

  test('a page that brings nothing is not asked for for ever', () => {
    const torn = heard(news(1, [played(1, 0, step('a'))]), news(4, [played(4, 3, step('d'))]));
    const vain = hear(torn, { type: 'history', table: 't', seat: 1 }, 9);
    expect(seenBy(vain).gap).toBe(true);
  });

  test('what does not fit together is seen, and healed by the whole story', () => {
    const torn = heard(news(1, [played(1, 0, step('a'))]), news(2, [played(2, 3, step('d'))]));
    expect(seenBy(torn).gap).toBe(true);
    expect(watches(torn)).toEqual([{ type: 'watch', table: 't', seat: 1 }]);
    const all = [step('a'), step('b'), step('c'), step('d')].map((one, at) => played(at + 1, at, one));
    const whole = hear(torn, news(4, all), 9);
    expect(seenBy(whole).gap).toBe(false);
    expect(texts(whole)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('news with a number but without its events are a gap too', () => {
    expect(seenBy(heard(news(1, [played(1, 0, step('a'))]), news(3, []))).gap).toBe(true);
  });

  test('undo takes steps away', () => {
    const undone: TableEvent = { number: 3, kind: 'undone', at: 0, seat: 1, kept: 1 };
    const known = heard(
      news(1, [played(1, 0, step('a'))]),
      news(2, [played(2, 1, step('b'))]),
      news(3, [undone]),
      news(4, [played(4, 1, step('c'))]),
    );
    expect(texts(known)).toEqual(['a', 'c']);
  });

  test('sealed marks are hidden until all are done', () => {
    const sealed = (number: number, seat: number): TableEvent => ({ number, kind: 'sealed', at: 0, seat });
    const before = heard(news(3, [played(1, 0, step('roll', 0)), sealed(2, 1), sealed(3, 2)]));
    expect(sealedSeats(seenBy(before))).toEqual([1, 2]);
    const reopened = hear(before, news(4, [{ number: 4, kind: 'reopened', at: 0, seat: 1 }]), 6);
    expect(sealedSeats(seenBy(reopened))).toEqual([2]);
    const unsealed: TableEvent = {
      number: 5,
      kind: 'unsealed',
      at: 0,
      kept: 1,
      steps: [step('x'), step('y', 2)],
    };
    const after = hear(reopened, news(5, [unsealed]), 7);
    expect(sealedSeats(seenBy(after))).toEqual([]);
    expect(texts(after)).toEqual(['roll', 'x', 'y']);
  });

  test('whoever sits down looks from the seat', () => {
    const watching = heard(news(1, [], { phase: 'gathering', seats: [{ kind: 'open' }] }, 0));
    expect(anySeen(watching)?.seat).toBe(0);
    const sitting = hear(watching, news(2, [], { phase: 'gathering' }), 6);
    expect(Object.keys(sitting.bySeat)).toEqual(['1']);
  });

  test('the first commitment is remembered', () => {
    const known = heard(
      news(1, [], { fairness: { commitment: 'first' } }),
      news(2, [played(1, 0), played(2, 0)], { fairness: { commitment: 'another' } }),
    );
    expect(known.commitment).toBe('first');
  });

  test('news of another table are not for this one', () => {
    expect(heard({ ...news(1, []), table: 'u' }).bySeat).toEqual({});
  });

  test('the samples of the protocol can be heard', () => {
    const folder = '../tests/data/protocol/server/';
    for (const name of readdirSync(folder).filter((file) => file.startsWith('news_'))) {
      const sample = JSON.parse(readFileSync(folder + name, 'utf8')) as News;
      const known = hear(nothingKnown(sample.table), sample, 1);
      expect(anySeen(known)?.state, name).toEqual(sample.state);
    }
  });
});

describe('messages', () => {
  test('an answered message is outstanding no more', () => {
    const known = ask(nothingKnown('t'), move);
    expect(known.outstanding).toEqual([move]);
    expect(hear(known, { type: 'done', id: 'k1' }, 1).outstanding).toEqual([]);
    expect(hear(known, { type: 'done', id: 'other' }, 1)).toBe(known);
  });

  test('a refusal is shown with its clause until the next try', () => {
    const refused = hear(
      ask(nothingKnown('t'), move),
      { type: 'refused', id: 'k1', clause: '3.1', reason: said('no') },
      1,
    );
    expect(refused.refusal).toEqual({ asked: move, clause: '3.1', reason: said('no') });
    expect(refused.outstanding).toEqual([]);
    expect(ask(refused, { ...move, id: 'k2' }).refusal).toBeNull();
  });

  test('a stale move is refused like any other', () => {
    const stale = hear(
      ask(nothingKnown('t'), move),
      { type: 'refused', id: 'k1', clause: 'stale', reason: said('late') },
      1,
    );
    expect(stale.refusal?.clause).toBe('stale');
  });

  test('what may be right a little later stays outstanding', () => {
    const full = {
      type: 'refused',
      id: 'k1',
      clause: 'store',
      reason: said('full'),
      retry_after: 2000,
    } as const;
    const known = hear(ask(nothingKnown('t'), move), full, 1);
    expect(known.outstanding).toEqual([move]);
    expect(known.refusal).toBeNull();
  });

  test('a move that was not sent can be taken back, one that was sent cannot', () => {
    const held = ask(nothingKnown('t'), move);
    expect(unanswered(held)).toEqual({ id: 'k1', move: '7 d4', sent: false });
    expect(withdraw(held, 'k1').outstanding).toEqual([]);
    expect(unanswered(withdraw(held, 'k1'))).toBeUndefined();
    const sent = wentOut(held);
    expect(unanswered(sent)).toEqual({ id: 'k1', move: '7 d4', sent: true });
    expect(withdraw(sent, 'k1')).toBe(sent);
    expect(unanswered(hear(sent, { type: 'done', id: 'k1' }, 1))).toBeUndefined();
  });

  test('what else waits is not taken back with a move', () => {
    const wish: Asking = { type: 'undo', id: 'u', table: 't', seat: 1, answers: 3 };
    const back = withdraw(ask(ask(nothingKnown('t'), wish), move), 'k1');
    expect(back.outstanding).toEqual([wish]);
    expect(back.unsent).toEqual(['u']);
  });

  test('a rematch names its table', () => {
    const asked = ask(nothingKnown('t'), { type: 'rematch', id: 'r', table: 't' });
    expect(hear(asked, { type: 'done', id: 'r', table: 'u' }, 1).next).toBe('u');
  });

  test('a table that is gone says why', () => {
    const reason = { id: 'table.no-such-table' };
    expect(heard({ type: 'gone', table: 't', reason }).gone).toBe(reason);
    expect(heard({ type: 'gone', reason }).gone).toBe(reason);
    expect(heard({ type: 'gone', table: 'u', reason }).gone).toBeNull();
  });
});

describe('a wish to undo that is refused', () => {
  const asks = (number: number, seat: number): TableEvent => ({ number, kind: 'undo_asked', at: 0, seat });
  const refuses = (number: number): TableEvent => ({ number, kind: 'undo_refused', at: 0, seat: 2 });

  test('is told to who asked, until something happens', () => {
    const refused = heard(news(3, [played(1, 0, step('a')), asks(2, 1), refuses(3)]));
    expect(undoRefused(seenBy(refused))).toBe(3);
    expect(undoRefused(seenBy(hear(refused, news(4, [{ number: 4, kind: 'went_away', at: 0 }]), 6)))).toBe(3);
    expect(undoRefused(seenBy(hear(refused, news(4, [played(4, 1, step('b'))]), 6)))).toBe(0);
    expect(undoRefused(seenBy(hear(refused, news(4, [asks(4, 1)]), 6)))).toBe(0);
    expect(undoRefused(seenBy(hear(refused, news(4, [], { phase: 'over' }), 6)))).toBe(0);
  });

  test('is not told to the others', () => {
    expect(undoRefused(seenBy(heard(news(3, [played(1, 0, step('a')), asks(2, 2), refuses(3)]))))).toBe(0);
  });
});

describe('several people at one device', () => {
  const both = [
    { kind: 'person', name: 'Ann', you: true },
    { kind: 'person', name: 'Ben', you: true },
  ] as const;
  const two = (first: Partial<TableState>, second: Partial<TableState>) =>
    heard(news(1, [], { seats: [...both], ...first }, 1), news(1, [], { seats: [...both], ...second }, 2));

  test('the other own seats are to be watched', () => {
    expect(unwatched(heard(news(1, [], { seats: [...both] }, 1)))).toEqual([2]);
    expect(unwatched(two({}, {}))).toEqual([]);
  });

  test('a seat that a bot cares for does not decide', () => {
    expect(deciding(state({ turn: [1] }))).toBe(1);
    expect(deciding(state({ turn: [2] }))).toBeUndefined();
    expect(
      deciding(state({ turn: [1], seats: [{ kind: 'person', you: true, caretaker: 'steady' }] })),
    ).toBeUndefined();
  });
});
