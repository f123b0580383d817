import './gathering.css';
import { useState } from 'preact/hooks';
import type { SeatState } from '../protocol/messages';
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
  const [name, setName] = useState(settings.name.value);
  if (!state) return null;
  const names = displayNames(state.seats);
  const colours = coloursOf(state.seats);
  const keepName = (text: string) => {
    const fit = text.replace(/,/g, '').slice(0, 30);
    setName(fit);
    settings.name.value = fit.trim();
  };
  return (
    <section class="gathering panel" aria-labelledby="gathering-title">
      <h2 id="gathering-title">{t.gathering}</h2>
      <p class="soft">{t.gatheringHelp}</p>
      <label class="field">
        <span class="field-label">{t.yourName}</span>
        <input
          class="input"
          autocomplete="nickname"
          maxLength={30}
          value={name}
          onInput={(event) => keepName(event.currentTarget.value)}
        />
      </label>
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
  const seated = store.own.value.length > 0;
  return (
    <li class={`gathering__seat${open ? ' gathering__seat--open' : ''}`}>
      <Dot colour={colour} name={open ? String(number) : name} />
      <span class="gathering__name">
        {name} {seat.you ? <span class="soft">({t.you})</span> : null}
      </span>
      <span class="button-row">
        {open ? (
          <button
            type="button"
            class={`button${seated ? '' : ' button-main'}`}
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
