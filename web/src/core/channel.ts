import { said, type Message } from '../texts/message';
import { CoreError } from './types';

/** The page's interface to a worker of the core; tests have one without a worker. */
export interface Channel {
  ask(request: string): Promise<string>;
  /** Terminates it, with everything that it is computing. */
  end(): void;
}

interface Waiting {
  done(answer: string): void;
  failed(error: Error): void;
}

/** A worker that is started on the first request, and restarted after it was terminated or crashed. */
export function workerChannel(start: () => Worker): Channel {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const giveUp = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const one of waiting.values()) one.failed(new CoreError(said(reason)));
    waiting.clear();
  };

  const listen = (fresh: Worker): void => {
    fresh.onmessage = (event: MessageEvent<{ id: number; answer?: string; error?: string }>) => {
      const { id, answer, error } = event.data;
      const one = waiting.get(id);
      waiting.delete(id);
      if (answer !== undefined) one?.done(answer);
      else one?.failed(new CoreError(said(error ?? 'no answer')));
      // A module that trapped is in an undefined state.
      if (error !== undefined) giveUp(error);
    };
    fresh.onerror = (event) => giveUp(event.message);
  };

  return {
    ask(request) {
      if (!worker) {
        worker = start();
        listen(worker);
      }
      const id = ++count;
      const running = worker;
      return new Promise((done, failed) => {
        waiting.set(id, { done, failed });
        running.postMessage({ id, request });
      });
    },
    end: () => giveUp('ended'),
  };
}

/** Asks the core one question: `ask` names it, the rest is what it needs. */
export async function question<T>(channel: Channel, ask: string, fields: object = {}): Promise<T> {
  const answer = JSON.parse(await channel.ask(JSON.stringify({ ...fields, ask }))) as T & { error?: Message };
  if (answer.error?.id !== undefined && Object.keys(answer).length === 1) throw new CoreError(answer.error);
  return answer;
}
