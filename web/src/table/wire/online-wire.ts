/**
 * The connection to the server. It comes back by itself after a break: whoever holds it says with `resume` what is to
 * be sent then, which is what to watch and all that was not answered yet, in the very same bytes.
 */
import type { ClientMessage, ServerMessage, Wire } from '../../protocol/messages';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

export interface OnlineWireOptions {
  heard(message: ServerMessage): void;
  /** What is to be said after every welcome. */
  resume(): ClientMessage[];
  link(link: Link): void;
  /** Makes sure that the server knows us: GET /api/me. */
  meet?(): Promise<void>;
  socket?(): WebSocket;
  random?(): number;
}

const firstDelay = 300;
const longestDelay = 15_000;
const pingEvery = 25_000;
const patience = 10_000;

/** Twice as long after every failure, and somewhere between half and all of it, so that not all come at once. */
export function delayAfter(failures: number, random: number): number {
  const whole = Math.min(longestDelay, firstDelay * 2 ** Math.min(failures, 10));
  return Math.round(whole * (0.5 + random / 2));
}

async function meetServer(): Promise<void> {
  const answer = await fetch('/api/me', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
}

function openSocket(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

class OnlineWire implements Wire {
  private socket: WebSocket | undefined;
  private welcomed = false;
  private failures = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly back = () => this.comeBack();
  // A browser without a network keeps its socket for a while, as if somebody could hear.
  private readonly away = () => this.failed();

  constructor(private readonly options: OnlineWireOptions) {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.back);
      window.addEventListener('offline', this.away);
      document.addEventListener('visibilitychange', this.back);
    }
    void this.connect();
  }

  send(message: ClientMessage): boolean {
    // What cannot be said now is said by resume().
    if (!this.welcomed || this.socket?.readyState !== 1) return false;
    this.say(message);
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    window.removeEventListener('online', this.back);
    window.removeEventListener('offline', this.away);
    document.removeEventListener('visibilitychange', this.back);
    this.drop();
  }

  private isClosed(): boolean {
    return this.closed;
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private async connect(): Promise<void> {
    this.retry = undefined;
    this.options.link(this.failures === 0 ? 'connecting' : 'lost');
    try {
      await (this.options.meet ?? meetServer)();
    } catch {
      this.failed();
      return;
    }
    // It may have been closed meanwhile.
    if (this.isClosed()) return;
    const socket = (this.options.socket ?? openSocket)();
    this.socket = socket;
    socket.onopen = () => this.say({ type: 'hello', version: 3 });
    socket.onmessage = (event: MessageEvent) => this.hear(socket, event.data);
    socket.onclose = () => {
      if (this.socket === socket) this.failed();
    };
    this.expect(patience);
  }

  private hear(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket || typeof data !== 'string') return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.keepAlive();
    if (message.type === 'bye') {
      this.leave(message.retry_after);
      return;
    }
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.failures = 0;
      this.options.link('open');
      for (const one of this.options.resume()) this.say(one);
    }
    this.options.heard(message);
  }

  /** The server sends us away: it says for how long, or that it does not speak with us at all. */
  private leave(after: number | undefined): void {
    this.drop();
    clearTimeout(this.pulse);
    if (after === undefined) {
      this.options.link('refused');
      return;
    }
    this.failures += 1;
    this.options.link('lost');
    this.again(after + delayAfter(0, this.chance()));
  }

  private failed(): void {
    clearTimeout(this.pulse);
    this.drop();
    if (this.closed) return;
    const delay = delayAfter(this.failures, this.chance());
    this.failures += 1;
    this.options.link('lost');
    this.again(delay);
  }

  private again(delay: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), delay);
  }

  private chance(): number {
    return (this.options.random ?? Math.random)();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.welcomed = false;
    if (socket && socket.readyState < 2) socket.close();
  }

  /** The network is back, or somebody looks at the page again: there is no reason to wait. */
  private comeBack(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.retry !== undefined) {
      clearTimeout(this.retry);
      void this.connect();
    } else if (this.welcomed) {
      this.ping();
    }
  }

  private keepAlive(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), pingEvery);
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.expect(patience);
  }

  /** Something must be heard by then, or the connection is dead. */
  private expect(span: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.failed(), span);
  }
}

export function connectOnline(options: OnlineWireOptions): Wire {
  return new OnlineWire(options);
}
