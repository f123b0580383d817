/** A server that says what a test wants it to say, and remembers what it was told. */
import { act as actOf } from 'preact/test-utils';
import type { ClientMessage, ServerMessage, TableState, Wire } from '../../protocol/messages';
import { state } from '../fixtures-for-tests';
import type { OnlineWireOptions } from './online-wire';

export const sent: ClientMessage[] = [];
let options: OnlineWireOptions | undefined;
let isOpen = true;

export function connectOnline(given: OnlineWireOptions): Wire {
  options = given;
  sent.length = 0;
  isOpen = true;
  link('open');
  const send = (message: ClientMessage) => {
    if (isOpen) sent.push(message);
    return isOpen;
  };
  return { send, close: () => undefined };
}

export const say = (message: ServerMessage): void => options?.heard(message);
/** The connection breaks, or comes back: then the page says what it was told to. */
export const link: OnlineWireOptions['link'] = (now) => {
  const returns = now === 'open' && !isOpen;
  isOpen = now === 'open';
  options?.link(now);
  if (returns) sent.push(...(options?.resume() ?? []));
};

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
