// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage, Wire } from '../../protocol/messages';
import { connectOnline, delayAfter, type Link } from './online-wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types() {
    return this.sent.map((message) => message.type);
  }
}

const welcome: ServerMessage = { type: 'welcome', version: 3 };
const watch: ClientMessage = { type: 'watch', table: 't', seat: 1, after: 4 };
const move: ClientMessage = { type: 'move', id: 'k', table: 't', seat: 1, answers: 2, move: '7 d4' };

let links: Link[];
let heard: ServerMessage[];
let meets: number;
let meeting: () => Promise<void>;
let wire: Wire;

const latest = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};
const soon = () => vi.advanceTimersByTimeAsync(0);
async function connected() {
  await soon();
  latest().open();
  latest().tell(welcome);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  links = [];
  heard = [];
  meets = 0;
  meeting = () => Promise.resolve();
  wire = connectOnline({
    heard: (message) => heard.push(message),
    resume: () => [watch, move],
    link: (link) => links.push(link),
    meet: () => {
      meets += 1;
      return meeting();
    },
    socket: () => new FakeSocket() as unknown as WebSocket,
    random: () => 1,
  });
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

describe('the connection', () => {
  test('says hello, and after the welcome what was left to say', async () => {
    await soon();
    latest().open();
    expect(latest().sent).toEqual([{ type: 'hello', version: 3 }]);
    wire.send(move);
    expect(latest().sent).toHaveLength(1);
    latest().tell(welcome);
    expect(latest().sent.slice(1)).toEqual([watch, move]);
    expect(links.at(-1)).toBe('open');
    wire.send({ type: 'ping' });
    expect(latest().types().at(-1)).toBe('ping');
  });

  test('comes back after a break and says the same again', async () => {
    await connected();
    latest().close();
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(delayAfter(0, 1));
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    latest().tell(welcome);
    expect(latest().sent.slice(1)).toEqual([watch, move]);
    expect(links.at(-1)).toBe('open');
  });

  test('waits longer after every failure, but not for ever', async () => {
    meeting = () => Promise.reject(new Error('down'));
    await connected();
    latest().close();
    await vi.advanceTimersByTimeAsync(120_000);
    const tries = meets;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    expect(delayAfter(0, 0)).toBe(150);
    expect(delayAfter(3, 1)).toBe(2400);
    expect(delayAfter(30, 1)).toBe(15_000);
  });

  test('a goodbye says when to come again', async () => {
    await connected();
    latest().tell({ type: 'bye', reason: 'the server stops', retry_after: 5000 });
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(4900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a goodbye without a time is for good', async () => {
    await connected();
    latest().tell({ type: 'bye', reason: 'another version' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(links.at(-1)).toBe('refused');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('a silent connection is asked, and given up without an answer', async () => {
    await connected();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(latest().types().at(-1)).toBe('ping');
    latest().tell({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('does not wait when the network is back', async () => {
    await connected();
    latest().tell({ type: 'bye', reason: 'the server stops', retry_after: 60_000 });
    window.dispatchEvent(new Event('online'));
    await soon();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('what an old connection says late is not heard', async () => {
    await connected();
    const old = latest();
    old.close();
    old.tell({ type: 'pong' });
    expect(heard).toEqual([welcome]);
  });

  test('a closed wire stays closed', async () => {
    await connected();
    wire.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
