/**
 * The other side of src/wasm/module/exports.cpp: one instance of the core, asked in text and answering in text. It runs
 * in a worker of the page, and under Node in tests.
 */

import { findDigests } from './digests';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  leave(at: number): void;
  ask(at: number, size: number): number;
  answer_bytes(): number;
  answer_size(): number;
  wanted_is_hash(at: number): number;
  wanted_key(at: number): number;
  wanted_key_size(at: number): number;
  wanted_message(at: number): number;
  wanted_message_size(at: number): number;
  supply(at: number, digest: number): void;
}

const digestSize = 32;

/** What the core needs from its surroundings: the time, and nothing else. */
function surroundings(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const unused = (): number => 8; // "bad file": the core has none
  return {
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, at: number): number => {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
        return 0;
      },
      fd_close: unused,
      fd_seek: unused,
      fd_write: unused,
    },
  };
}

export class Module {
  private constructor(private readonly core: Exports) {}

  static async load(source: WebAssembly.Module): Promise<Module> {
    // The core asks for the time only after it is made, when its memory is known.
    const made: { core?: Exports } = {};
    const memory = (): WebAssembly.Memory => {
      if (!made.core) throw new Error('the core is not there yet');
      return made.core.memory;
    };
    const instance = await WebAssembly.instantiate(source, surroundings(memory));
    made.core = instance.exports as unknown as Exports;
    made.core._initialize();
    return new Module(made.core);
  }

  /** Asks again and again until every digest that the answer depends on is there. */
  async ask(request: string): Promise<string> {
    const bytes = new TextEncoder().encode(request);
    for (;;) {
      const wanted = this.askOnce(bytes);
      if (wanted === 0) break;
      for (let at = 0; at < wanted; ++at) await this.supplyDigest(at);
    }
    const size = this.core.answer_size();
    return new TextDecoder().decode(this.copy(this.core.answer_bytes(), size));
  }

  private askOnce(bytes: Uint8Array): number {
    const at = this.core.room(bytes.length + 1);
    new Uint8Array(this.core.memory.buffer, at, bytes.length).set(bytes);
    const wanted = this.core.ask(at, bytes.length);
    this.core.leave(at);
    return wanted;
  }

  private async supplyDigest(at: number): Promise<void> {
    const message = this.copy(this.core.wanted_message(at), this.core.wanted_message_size(at));
    const key = this.copy(this.core.wanted_key(at), this.core.wanted_key_size(at));
    const digests = await findDigests();
    const digest = await (this.core.wanted_is_hash(at)
      ? digests.sha256(message)
      : digests.hmac(key, message));
    const room = this.core.room(digestSize);
    new Uint8Array(this.core.memory.buffer, room, digestSize).set(digest);
    this.core.supply(at, room);
    this.core.leave(room);
  }

  private copy(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.core.memory.buffer).slice(at, at + size);
  }
}
