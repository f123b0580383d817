/** What goes on outside the board while a table is watched: title, sound, announcements, and no update meanwhile. */
import { effect } from '@preact/signals';
import { core } from '../core/client';
import type { Step } from '../protocol/messages';
import { announce, hush } from '../shell/announce';
import { busy } from '../shell/update';
import { hasMessages } from '../texts/say';
import { texts, who } from '../texts/texts';
import { broughtText } from './panels/advice';
import { displayNames } from './words/names';
import { outcomeText } from './words/result-words';
import { moveHead, nameList, type Said } from './words/move-words';
import { ended } from './words/spoken';
import { eventText, sentence, tell } from './words/story-words';
import type { Seen } from './reducer';
import type { TableStore } from './store';
import { signalTurn } from './turn-signal';

/** The tiles that the viewer drew. */
function drewText({ action }: Step, seat: number, names: string[]): string | undefined {
  if (action?.kind !== 'draw' || action.seat !== seat) return undefined;
  const { chance, wild } = texts.value.table;
  const what = nameList((action.tiles ?? []).map((tile) => (tile === '*' ? wild : tile)));
  return `${chance.own({ name: who(names[seat - 1] ?? ''), what })}.`;
}

/** What is said of the events after the given number. The board tells its dice itself, unless it was covered. */
export function newsText(seen: Seen, after: number, covered = false): string[] {
  const names = displayNames(seen.state.seats);
  const lines: string[] = [];
  for (const event of seen.events) {
    if (event.number <= after) continue;
    const text = eventText(event, names);
    if (text !== undefined) lines.push(`${text}.`);
    if (event.kind === 'undone') continue;
    for (const step of event.steps ?? []) {
      const isRoll = step.action?.kind === 'roll';
      const told = isRoll && !covered ? undefined : tell(step, names);
      const line = told ? sentence(told) : drewText(step, seen.seat, names);
      if (line !== undefined) lines.push(line);
    }
  }
  return lines;
}

function outcomeOf(store: TableStore, { state }: Seen): string {
  const names = displayNames(state.seats);
  const winners = state.result?.winners ?? [];
  const scores = state.scores ?? [];
  const all = names.map((name, at) => `${name} ${scores[at] ?? 0}`).join(', ');
  return `${ended(outcomeText({ winners, names, own: store.own.peek() }))} ${all}.`;
}

/** A move that waits for confirmation is told with what it brings and what to do, since it may stay by itself. */
function announcePending(store: TableStore): () => void {
  let before: { said: Said; answers: number | undefined } | undefined;
  return effect(() => {
    const move = store.pending.value;
    const answers = store.state.peek()?.answers;
    if (move === undefined && before?.answers === answers && before && !store.waiting.peek()) {
      announce(texts.value.table.tookBack({ move: moveHead(before.said) }));
    }
    const waits = move === undefined ? undefined : { said: { kind: '', move }, answers };
    before = waits;
    const position = store.drawn.peek()?.position;
    if (!waits || !position) return;
    const seconds = store.staged.peek() === undefined ? (store.info.peek()?.confirm_seconds ?? 0) : 0;
    const tell = (brings: string) => {
      if (store.pending.peek() !== move) return;
      const { staysIn, waitsHow, notSent, sentNoAnswer } = texts.value.table;
      const held = store.held.peek();
      const how = held ? ended(held.sent ? sentNoAnswer : notSent) : waitsHow;
      announce([brings, seconds > 0 && !held ? staysIn({ n: seconds }) : '', how].filter(Boolean).join(' '));
    };
    core.judge(position, waits.said.move).then(
      (judged) => {
        waits.said = judged;
        tell(ended(broughtText(judged, position.game)));
      },
      () => tell(ended(moveHead(waits.said))),
    );
  });
}

function announceNews(store: TableStore): () => void {
  const heard = new Map<number, number>();
  let covered = false;
  return effect(() => {
    const seen = store.seen.value;
    if (store.curtain.value !== undefined && !covered) {
      covered = true;
      // Before anything is drawn nothing secret was told.
      if (store.drawn.peek()) hush();
    }
    if (!seen || store.curtain.value !== undefined) return;
    const before = heard.get(seen.seat);
    // What is announced cannot be drawn anew: it waits for its words.
    if (before !== undefined && before < seen.number && !hasMessages(seen.state.game)) return;
    const wasCovered = covered;
    covered = false;
    heard.set(seen.seat, seen.number);
    // The first news are what was there before: the page itself tells them.
    if (before === undefined || before >= seen.number) return;
    for (const line of newsText(seen, before, wasCovered)) announce(line);
    if (
      seen.state.phase === 'over' &&
      seen.events.some((one) => one.kind === 'over' && one.number > before)
    ) {
      announce(outcomeOf(store, seen));
    }
  });
}

function signalTurns(store: TableStore): () => void {
  let before = '';
  let title = '';
  const stop = effect(() => {
    const info = store.info.value;
    const turn = store.turn.value && store.pending.value === undefined;
    const state = store.state.value;
    if (!info || !state || !hasMessages(state.game)) return;
    const t = texts.value.table;
    if (title === '') announce(ended(info.title));
    title = `${info.title} · Twenties`;
    document.title = turn ? t.titleYourTurn({ game: info.title }) : title;
    const now = turn ? `${store.seat.value} ${state.answers ?? 0}` : '';
    if (now !== '' && now !== before) {
      announce(`${t.yourTurn}.`);
      if (state.seats.some((seat) => !seat.you)) signalTurn(info.title, store.id);
    }
    if (turn) before = now;
  });
  return () => {
    stop();
    if (title) document.title = title;
  };
}

/** That somebody else offers a rematch. Who asked for it is on the way there. */
function announceRematch(store: TableStore): () => void {
  let before: string | null | undefined;
  let asked = false;
  return effect(() => {
    const { next, outstanding } = store.known.value;
    if (store.state.value === undefined) return;
    asked ||= outstanding.some((one) => one.type === 'rematch');
    if (next && before === null && !asked) announce(texts.value.table.rematchOffered);
    before = next;
  });
}

export function watchTable(store: TableStore): () => void {
  const stops = [
    announceNews(store),
    announcePending(store),
    announceRematch(store),
    signalTurns(store),
    effect(() => {
      busy.value = store.turn.value;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    busy.value = false;
  };
}
