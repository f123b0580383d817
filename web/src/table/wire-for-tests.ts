/** A server that says what a test wants it to say, and remembers what it was told. */
import { act as actOf } from 'preact/test-utils';
import type { ClientMessage, ServerMessage, TableState, Wire } from '../protocol/messages';
import { state } from './fixtures-for-tests';
import type { OnlineWireOptions } from './online-wire';

export const sent: ClientMessage[] = [];
let options: OnlineWireOptions | undefined;

export function connectOnline(given: OnlineWireOptions): Wire {
  options = given;
  sent.length = 0;
  given.link('open');
  return { send: (message) => void sent.push(message), close: () => undefined };
}

export const say = (message: ServerMessage): void => options?.heard(message);
export const link: OnlineWireOptions['link'] = (now) => options?.link(now);

/** What was sent of one kind. */
export function asked<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
  return sent.filter((one) => one.type === type) as Extract<ClientMessage, { type: T }>[];
}

/** Two people, of whom the viewer is the first. */
export const stateOf = (more: Partial<TableState> = {}): TableState =>
  state({
    seats: [
      { kind: 'person', name: 'Ann', you: true },
      { kind: 'person', name: 'Ben' },
    ],
    ...more,
  });

/** Draws what follows before the test goes on. */
export const act = (run: () => void): void => void actOf(run);
