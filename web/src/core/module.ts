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
  wanted_proof(): number;
  supply_proof(centre: number, at: number, size: number): void;
}

/** The packed answers about a centre tile of Game of 20; nothing if there are none. */
export type FindProof = (centre: number) => Promise<Uint8Array | undefined>;

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
  private constructor(
    private readonly core: Exports,
    private readonly findProof: FindProof,
  ) {}

  static async load(
    source: WebAssembly.Module,
    findProof: FindProof = () => Promise.resolve(undefined),
  ): Promise<Module> {
    // The core asks for the time only after it is made, when its memory is known.
    const made: { core?: Exports } = {};
    const memory = (): WebAssembly.Memory => {
      if (!made.core) throw new Error('the core is not there yet');
      return made.core.memory;
    };
    const instance = await WebAssembly.instantiate(source, surroundings(memory));
    made.core = instance.exports as unknown as Exports;
    made.core._initialize();
    return new Module(made.core, findProof);
  }

  /** Repeats the request until every proof and digest that it needs is available. */
  async ask(request: string): Promise<string> {
    const bytes = new TextEncoder().encode(request);
    for (;;) {
      const wanted = this.askOnce(bytes);
      const centre = this.core.wanted_proof();
      if (wanted === 0 && centre === 0) break;
      if (centre !== 0) await this.supplyProof(centre);
      for (let at = 0; at < wanted; ++at) await this.supplyDigest(at);
    }
    const size = this.core.answer_size();
    return new TextDecoder().decode(this.copy(this.core.answer_bytes(), size));
  }

  private askOnce(bytes: Uint8Array): number {
    return this.withBytes(bytes, (at) => this.core.ask(at, bytes.length));
  }

  /** Without a proof nobody waits for one: the core plays by its judgement. */
  private async supplyProof(centre: number): Promise<void> {
    const found = (await this.findProof(centre)) ?? new Uint8Array();
    this.withBytes(found, (at) => this.core.supply_proof(centre, at, found.length));
  }

  /** Copies bytes into the memory of the core for one call. */
  private withBytes<T>(bytes: Uint8Array, use: (at: number) => T): T {
    const at = this.core.room(bytes.length + 1);
    new Uint8Array(this.core.memory.buffer, at, bytes.length).set(bytes);
    const result = use(at);
    this.core.leave(at);
    return result;
  }

  private async supplyDigest(at: number): Promise<void> {
    const message = this.copy(this.core.wanted_message(at), this.core.wanted_message_size(at));
    const key = this.copy(this.core.wanted_key(at), this.core.wanted_key_size(at));
    const digests = await findDigests();
    const digest = await (this.core.wanted_is_hash(at)
      ? digests.sha256(message)
      : digests.hmac(key, message));
    this.withBytes(digest, (room) => this.core.supply(at, room));
  }

  private copy(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.core.memory.buffer).slice(at, at + size);
  }
}
