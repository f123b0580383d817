import './gathering.css';
import { useEffect, useState } from 'preact/hooks';
import type { SeatState } from '../protocol/messages';
import { clockText } from '../shell/clock-words';
import { plannedSeats } from '../shell/planned-seats';
import { settings } from '../shell/settings';
import { fill, texts } from '../texts/texts';
import { Dot } from './dot';
import { Invite } from './invite';
import { coloursOf, displayNames } from './names';
import type { TableStore } from './store';

/** Before the game: who sits where, seats to take, and the link for the others. */
export function Gathering({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  usePlannedSeat(store);
  if (!state) return null;
  const names = displayNames(state.seats);
  const colours = coloursOf(state.seats);
  const seated = store.own.value.length > 0;
  const clock = clockText(state.clock.plan);
  return (
    <section class="gathering panel" data-game={state.game} aria-labelledby="gathering-title">
      <div>
        <p class="gathering__game">
          <strong>{store.info.value?.title}</strong>
          {clock ? <span class="soft"> · {clock}</span> : null}
        </p>
        <h2 id="gathering-title" tabIndex={-1} data-focus>
          {t.gathering}
        </h2>
        <p class="soft">{t.gatheringHelp}</p>
      </div>
      {seated ? null : <NameForm store={store} />}
      <ul class="gathering__seats">
        {state.seats.map((seat, at) => (
          <GatheringSeat
            key={at}
            store={store}
            seat={seat}
            number={at + 1}
            name={names[at] ?? ''}
            colour={colours[at] ?? 'teal'}
          />
        ))}
      </ul>
      {store.kind === 'online' ? (
        <Invite path={`/t/${store.id}`} title={store.info.value?.title ?? ''} />
      ) : null}
    </section>
  );
}

/** The seat that is meant for the viewer: kept in a rematch, or chosen when the table was made. 0: none. */
function meantSeat(store: TableStore): number {
  const seats = store.state.peek()?.seats ?? [];
  const planned = plannedSeats.get(store.id) ?? 0;
  const kept = seats.findIndex(({ kept }) => kept === 'you') + 1;
  return kept || (seats[planned - 1]?.kind === 'open' ? planned : 0);
}

/** The seat that a newcomer gets: the one that is meant for them, or else the first that anybody may have. */
function freeSeat(store: TableStore): number {
  const seats = store.state.peek()?.seats ?? [];
  return meantSeat(store) || seats.findIndex(({ kind, kept }) => kind === 'open' && kept !== 'another') + 1;
}

/** Whoever has a seat that is meant for them, and a name, sits down at once. */
function usePlannedSeat(store: TableStore): void {
  const there = store.state.value !== undefined;
  useEffect(() => {
    if (!there || store.kind !== 'online' || store.own.peek().length > 0) return;
    const seat = meantSeat(store);
    if (seat === 0 || !settings.name.peek()) return;
    plannedSeats.delete(store.id);
    store.sit(seat, settings.name.peek(), settings.colour.peek());
  }, [there]);
}

/** The own name, and down one sits. */
function NameForm({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const [name, setName] = useState(settings.name.value);
  const keepName = (text: string) => {
    const fit = text.replace(/,/g, '').slice(0, 20);
    setName(fit);
    settings.name.value = fit.trim();
  };
  const sit = (event: Event) => {
    event.preventDefault();
    const seat = freeSeat(store);
    if (seat > 0) store.sit(seat, settings.name.value, settings.colour.value);
  };
  return (
    <form class="gathering__form" onSubmit={sit}>
      <label class="field gathering__field">
        <span class="field-label">{t.yourName}</span>
        <input
          class="input"
          autocomplete="nickname"
          maxLength={20}
          value={name}
          onInput={(event) => keepName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-main">
        {t.sitDown}
      </button>
    </form>
  );
}

interface SeatProps {
  store: TableStore;
  seat: SeatState;
  number: number;
  name: string;
  colour: string;
}

function GatheringSeat({ store, seat, number, name, colour }: SeatProps) {
  const t = texts.value.table;
  const host = store.state.value?.host ?? false;
  const open = seat.kind === 'open';
  return (
    <li class={`gathering__seat${open ? ' gathering__seat--open' : ''}`}>
      <Dot colour={colour} name={open ? String(number) : name} />
      <span class="gathering__name">
        {name} {seat.you ? <span class="soft">({t.you})</span> : null}
      </span>
      <span class="button-row">
        {open && seat.kept === 'another' ? <span class="soft">{t.keptForAnother}</span> : null}
        {open && seat.kept !== 'another' ? (
          <button
            type="button"
            class="button"
            aria-label={fill(t.sitAt, { n: number })}
            onClick={() => store.sit(number, settings.name.value, settings.colour.value)}
          >
            {t.sitHere}
          </button>
        ) : null}
        {open && host ? <BotChooser store={store} number={number} /> : null}
        {seat.you ? (
          <button type="button" class="button" onClick={() => store.ask({ type: 'stand', seat: number })}>
            {t.stand}
          </button>
        ) : null}
      </span>
    </li>
  );
}

function BotChooser({ store, number }: { store: TableStore; number: number }) {
  const t = texts.value.table;
  const levels = store.info.value?.levels ?? [];
  return (
    <select
      class="input gathering__bot"
      aria-label={fill(t.botFor, { n: number })}
      value=""
      onChange={(event) => {
        const level = event.currentTarget.value;
        if (level) store.ask({ type: 'bot', seat: number, level });
      }}
    >
      <option value="">{t.seatBot}</option>
      {levels.map((level) => (
        <option key={level.name} value={level.name}>
          {level.name}
        </option>
      ))}
    </select>
  );
}
