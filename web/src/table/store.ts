/** The state of a watched table: what is known, from which seat, and all actions. */
import { batch, computed, effect, signal } from '@preact/signals';
import { core, localTables } from '../core/client';
import type { GameInfo, Judged } from '../core/types';
import type { ClientMessage, HelpPolicy, ServerMessage, Wire } from '../protocol/messages';
import { settings } from '../shell/settings';
import { randomHex } from './chance';
import { drawing, type Drawn } from './board/drawing';
import { hinting } from './panels/hinting';
import { connectLocal } from './wire/local-wire';
import { connectOnline, type Link } from './wire/online-wire';
import {
  anySeen,
  ask,
  deciding,
  forgetRefusal,
  hear,
  historyOf,
  isPassing,
  nothingKnown,
  ownSeats,
  unanswered,
  unwatched,
  watchOf,
  watches,
  wentOut,
  withdraw,
  type Asking,
} from './reducer';

export type TableKind = 'local' | 'online';

type WithoutId<T> = T extends unknown ? Omit<T, 'id' | 'table'> : never;

export class TableStore {
  readonly known;
  readonly link = signal<Link>('connecting');
  /** The connection has been lost for a while. */
  readonly cutOff = signal(false);
  readonly info = signal<GameInfo | undefined>(undefined);
  /** The seat whose player is in front of this device. */
  readonly looking = signal(0);
  readonly considered = signal<Judged | null>(null);
  /** A judgement that was asked for in words; it stays until something happens. */
  readonly explained = signal<Judged | null>(null);
  /** A move that waits in the page until it is confirmed. */
  readonly staged = signal<string | undefined>(undefined);
  /** A move that was confirmed in the page, for a table that waits by itself: it need not. */
  private readonly confirmed = signal<string | undefined>(undefined);
  readonly drawn = signal<Drawn | undefined>(undefined);
  readonly hints = hinting();
  private readonly wire: Wire;
  private readonly stops: (() => void)[] = [];
  private closed = false;
  /** What waits was confirmed or taken back, and the answer is on its way. */
  private settled = false;
  /** How many answers there were when it was last confirmed at once. */
  private askedToConfirm = -1;

  constructor(
    readonly kind: TableKind,
    readonly id: string,
  ) {
    this.known = signal(nothingKnown(id));
    const options = {
      heard: (message: ServerMessage) => this.hear(message),
      resume: () => this.resume(),
      link: (link: Link) => (this.link.value = link),
    };
    this.wire = kind === 'online' ? connectOnline(options) : connectLocal(localTables, options);
    this.stops.push(
      effect(() => this.rememberWhoPlays()),
      effect(() => this.confirmAtOnce()),
      drawing(this),
      effect(() => void this.findGame(this.anySeen.value?.state.game)),
    );
  }

  readonly anySeen = computed(() => anySeen(this.known.value));
  readonly own = computed(() => (this.anySeen.value ? ownSeats(this.anySeen.value.state) : []));
  private readonly hides = computed(() => this.anySeen.value?.state.curtain ?? false);
  /** Whether every own seat is watched. Until then nobody's tiles are shown. */
  readonly ready = computed(
    () =>
      this.anySeen.value !== undefined &&
      unwatched(this.known.value).length === 0 &&
      Object.values(this.known.value.bySeat).every((seen) => seen?.later.length === 0),
  );
  readonly deciding = computed(() => (this.anySeen.value ? deciding(this.anySeen.value.state) : undefined));
  /** The seat whose player is to say that they are here before anything is shown. */
  readonly curtain = computed(() => {
    const own = this.own.value;
    // Where nobody has said yet that they are here, the first does, even if others are to move.
    const next = this.deciding.value ?? (own.includes(this.looking.value) ? undefined : own[0]);
    return this.hides.value && next !== this.looking.value ? next : undefined;
  });
  /** The seat from which the table is shown; 0 for a spectator. */
  readonly seat = computed(() => {
    const own = this.own.value;
    const looking = own.includes(this.looking.value) ? this.looking.value : (own[0] ?? 0);
    return this.hides.value || !this.ready.value ? looking : (this.deciding.value ?? looking);
  });
  readonly seen = computed(() => this.known.value.bySeat[this.seat.value] ?? this.anySeen.value);
  /** What all may know, of the newest: it does not depend on who looks. */
  readonly state = computed(() => this.seen.value?.state);
  readonly names = computed(() => (this.state.value?.seats ?? []).map((seat) => seat.name ?? ''));
  /** What is drawn, as far as whoever is in front of the device may see it: never another seat's, not for a moment. */
  readonly inView = computed(() => {
    const drawn = this.drawn.value;
    const anothers = drawn?.position.seat !== this.seat.value && this.own.value.length > 1;
    return anothers || this.curtain.value !== undefined ? undefined : drawn;
  });
  readonly waiting = computed(() =>
    this.known.value.outstanding.some((asked) => asked.type === 'move' || asked.type === 'confirm'),
  );
  /** Whether the viewer is to decide: it is their turn, also while a tile of theirs waits. */
  readonly turn = computed(() => {
    const state = this.state.value;
    return (
      state?.phase === 'playing' &&
      this.curtain.value === undefined &&
      this.deciding.value === this.seat.value
    );
  });
  /** A move that has no answer, since the connection broke; it can be taken back as long as it was not sent. */
  readonly held = computed(() => (this.link.value === 'open' ? undefined : unanswered(this.known.value)));
  readonly pending = computed(() => {
    const waits = this.state.value?.pending?.move;
    if (waits !== undefined && waits !== this.confirmed.value) return waits;
    return this.staged.value ?? this.held.value?.move;
  });
  readonly mayAct = computed(
    () =>
      this.turn.value &&
      this.pending.value === undefined &&
      this.state.value?.pending === undefined &&
      !this.waiting.value &&
      this.drawn.value?.answers === this.answers &&
      this.drawn.value.position.seat === this.seat.value,
  );

  /** What is said when the connection is there: what to watch, and all that is not answered, in the same bytes. */
  private resume(): ClientMessage[] {
    this.known.value = wentOut(this.known.peek());
    return [...watches(this.known.peek()), ...this.known.peek().outstanding];
  }

  private hear(message: ServerMessage): void {
    if (this.closed) return;
    batch(() => {
      this.known.value = hear(this.known.value, message, Date.now());
      const tells = message.type === 'news' || message.type === 'history';
      if (tells && message.table === this.id) this.afterNews(message.seat ?? 0);
    });
    if (message.type === 'refused') this.afterRefusal(message);
    if (!this.state.peek()?.pending || this.known.peek().refusal) this.settled = false;
  }

  private afterNews(seat: number): void {
    const seen = this.known.value.bySeat[seat];
    if (seen?.gap) {
      this.wire.send(watchOf(this.id, seen));
      return;
    }
    if (seen && seen.later.length > 0) this.wire.send(historyOf(this.id, seen));
    for (const other of unwatched(this.known.value)) {
      this.wire.send({ type: 'watch', table: this.id, seat: other });
    }
  }

  private afterRefusal(message: { id?: string; clause: string; retry_after?: number }): void {
    const asked = this.known.value.outstanding.find((one) => one.id === message.id);
    if (asked && isPassing(message)) setTimeout(() => this.repeat(asked), message.retry_after ?? 1000);
    const seen = this.seen.value;
    if (message.clause === 'stale' && seen) this.wire.send(watchOf(this.id, seen));
  }

  private repeat(asked: Asking): void {
    if (!this.closed && this.known.value.outstanding.includes(asked)) this.wire.send(asked);
  }

  private rememberWhoPlays(): void {
    const next = this.deciding.value;
    if (next !== undefined && this.ready.value && !this.hides.value) this.looking.value = next;
  }

  private confirmAtOnce(): void {
    const waits = this.state.value?.pending?.move;
    if (waits === undefined || waits !== this.confirmed.value || this.waiting.value) return;
    if (this.askedToConfirm === this.answers) return;
    this.askedToConfirm = this.answers;
    this.ask({ type: 'confirm', seat: this.seat.peek(), answers: this.answers });
  }

  private async findGame(game: string | undefined): Promise<void> {
    if (game === undefined || this.info.peek()?.id === game) return;
    const all = await core.catalogue();
    this.info.value = all.find((one) => one.id === game);
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    this.wire.send({ type: 'unwatch', table: this.id });
    this.wire.close();
  }

  // ---- what can be done ----

  /** Answers the id of the message. */
  ask(what: WithoutId<Extract<ClientMessage, { table: string; id: string }>>): string {
    const message = { ...what, id: randomHex(16), table: this.id } as Asking;
    this.known.value = ask(this.known.value, message);
    if (this.wire.send(message)) this.known.value = wentOut(this.known.peek());
    return message.id;
  }

  private get answers(): number {
    return this.state.value?.answers ?? 0;
  }

  /** The person has decided. The page waits if that is wanted; else the table may wait by itself, for its time. */
  decide(move: string): void {
    if (!this.mayAct.peek()) return;
    this.clear();
    this.confirmed.value = undefined;
    if (settings.confirm.peek()) this.staged.value = move;
    else this.move(move);
  }

  private move(move: string): void {
    this.ask({ type: 'move', seat: this.seat.peek(), answers: this.answers, move });
  }

  confirm(): void {
    const staged = this.staged.peek();
    if (staged !== undefined) {
      batch(() => {
        this.staged.value = undefined;
        this.confirmed.value = staged;
        this.askedToConfirm = -1;
        this.move(staged);
      });
    } else if (!this.held.peek()) this.settle('confirm');
  }

  takeBack(): void {
    const held = this.held.peek();
    if (this.staged.peek() !== undefined) this.staged.value = undefined;
    else if (held) this.known.value = withdraw(this.known.peek(), held.id);
    else this.settle('take_back');
  }

  /** Once: pressed twice, the second would come after what it is about. */
  private settle(type: 'confirm' | 'take_back'): void {
    if (this.settled || !this.state.peek()?.pending) return;
    this.settled = true;
    this.ask({ type, seat: this.seat.peek(), answers: this.answers });
  }

  /** How far the program helps at this table. */
  readonly help = computed((): HelpPolicy => this.state.value?.help?.policy ?? 'free');

  /** Says to all that the program helps, where that is counted. False if it does not help here. */
  countHelp(what: string): boolean {
    if (this.help.peek() === 'off') return false;
    if (this.help.peek() === 'counted') this.ask({ type: 'help', what, seat: this.seat.peek() });
    return true;
  }

  undo(): void {
    this.ask({ type: 'undo', seat: this.seat.peek(), answers: this.answers });
  }

  resign(): void {
    this.ask({ type: 'resign', seat: this.seat.peek() });
  }

  /** What was said about a move is not about the next one. */
  clear(): void {
    this.considered.value = null;
    this.explained.value = null;
    if (this.known.peek().refusal) this.known.value = forgetRefusal(this.known.peek());
  }

  /** Somebody says that they are the one whose turn it is. */
  uncover(seat: number): void {
    batch(() => {
      this.clear();
      this.hints.forget();
      this.staged.value = undefined;
      this.looking.value = seat;
    });
  }
}
