/** What goes on outside the board while a table is watched: title, sound, announcements, and no update meanwhile. */
import { effect } from '@preact/signals';
import { announce } from '../shell/announce';
import { busy } from '../shell/update';
import { fill, texts } from '../texts/texts';
import { displayNames } from './names';
import { outcomeText } from './result-words';
import { moveHead } from './move-words';
import { eventText, sentence, tell } from './story-words';
import type { Seen } from './reducer';
import type { TableStore } from './store';
import { signalTurn } from './turn-signal';

/** What is said of the events after the given number. */
export function newsText(seen: Seen, after: number): string[] {
  const names = displayNames(seen.state.seats);
  const lines: string[] = [];
  for (const event of seen.events) {
    if (event.number <= after) continue;
    const text = eventText(event, names);
    if (text !== undefined) lines.push(`${text}.`);
    if (event.kind === 'undone') continue;
    for (const step of event.steps ?? []) {
      const told = tell(step, names);
      if (told) lines.push(sentence(told));
    }
  }
  return lines;
}

function outcomeOf(store: TableStore, { state }: Seen): string {
  const names = displayNames(state.seats);
  const winners = state.result?.winners ?? [];
  const scores = state.scores ?? [];
  const all = names.map((name, at) => `${name} ${scores[at] ?? 0}`).join(', ');
  const outcome = outcomeText({ winners, names, own: store.own.peek(), scores });
  return `${outcome}${/[.!?]$/.test(outcome) ? '' : '.'} ${all}.`;
}

/** A tile that waits for confirmation is told, since it may stay by itself. */
function announcePending(store: TableStore): () => void {
  return effect(() => {
    const move = store.pending.value;
    if (move !== undefined) announce(`${fill(texts.value.table.waitsFor, { move: moveHead(move) })}.`);
  });
}

function announceNews(store: TableStore): () => void {
  const heard = new Map<number, number>();
  return effect(() => {
    const seen = store.seen.value;
    if (!seen || store.curtain.value !== undefined) return;
    const before = heard.get(seen.seat);
    heard.set(seen.seat, seen.number);
    // The first news are what was there before: the page itself tells them.
    if (before === undefined || before >= seen.number) return;
    for (const line of newsText(seen, before)) announce(line);
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
    if (!info || !state) return;
    const t = texts.value.table;
    title = `${info.title} · Twenties`;
    document.title = turn ? fill(t.titleYourTurn, { game: info.title }) : title;
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

export function watchTable(store: TableStore): () => void {
  const stops = [
    announceNews(store),
    announcePending(store),
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
