/// <reference lib="webworker" />
import { Module } from './module';
import wasm from '../../../build/wasm/twenties.wasm?url';

/** One instance of the core in a worker: requests in, answers out, one after another. */

interface Request {
  id: number;
  request: string;
}

const module = WebAssembly.compileStreaming(fetch(wasm)).then((compiled) => Module.load(compiled));
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', (event: MessageEvent<Request>) => {
  const { id, request } = event.data;
  // A request that waits for digests must not be overtaken: the core would take back the wrong one.
  last = last.then(async () => {
    try {
      postMessage({ id, answer: await (await module).ask(request) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  });
});
