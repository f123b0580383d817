/// <reference lib="webworker" />
import { Module } from './module';
import proofFiles from 'virtual:proof-files';
import wasm from '../../../build/wasm/twenties.wasm?url';

/** One instance of the core in a worker: requests in, answers out, one after another. */

interface Request {
  id: number;
  request: string;
}

/** Fetched when a bot first drafts by it; one that cannot be had is done without. */
async function findProof(centre: number): Promise<Uint8Array | undefined> {
  const file = proofFiles[centre];
  const answer = file === undefined ? undefined : await fetch(file).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

const module = WebAssembly.compileStreaming(fetch(wasm)).then((compiled) => Module.load(compiled, findProof));
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
