import './gathering.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SeatState } from '../../protocol/messages';
import { clockText } from '../../shell/clock-words';
import { cleanName, isBotName, takeName } from '../../shell/names';
import { plannedSeats } from '../../shell/planned-seats';
import { settings } from '../../shell/settings';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { Dot } from '../panels/dot';
import Invite from './invite';
import { coloursOf, displayNames, levelName } from '../words/names';
import { sitDown } from '../wire/own-share';
import type { TableStore } from '../store';
import { TableNotes } from '../panels/table-notes';

/** Before the game: who sits where, seats to take, and the link for the others. */
export default function Gathering({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  usePlannedSeat(store);
  const sitting = useSitting(store);
  if (!state) return null;
  const names = displayNames(state.seats);
  const colours = coloursOf(state.seats);
  const seated = store.own.value.length > 0;
  const { refusal } = store.known.value;
  const clock = clockText(state.clock.plan);
  return (
    <section class="gathering panel rows loose" data-game={state.game} aria-labelledby="gathering-title">
      <div>
        <p class="gathering__game">
          <strong>{store.info.value?.title}</strong>
          {clock ? <span class="soft"> · {clock}</span> : null}
        </p>
        <h2 id="gathering-title" tabIndex={-1} data-focus>
          {t.gathering}
        </h2>
        <p class="soft">{store.cutOff.value ? t.linkLost : t.gatheringHelp}</p>
        <TableNotes store={store} />
      </div>
      {seated ? null : <NameForm store={store} sitting={sitting} />}
      <ul class="rows">
        {state.seats.map((seat, at) => (
          <GatheringSeat
            key={at}
            store={store}
            seat={seat}
            sit={sitting.sit}
            number={at + 1}
            name={names[at] ?? ''}
            colour={colours[at] ?? 'teal'}
          />
        ))}
      </ul>
      {seated && refusal ? (
        <p class="gathering__problem" role="alert">
          {say(refusal.reason)}
        </p>
      ) : null}
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
    const name = cleanName(settings.name.peek());
    if (seat === 0 || name === '') return;
    plannedSeats.delete(store.id);
    sitDown(store, seat, name, settings.colour.peek());
  }, [there]);
}

type Problem = 'noName' | 'botName';

/** Sitting down, and what stands in the way of it; a seat that was pressed before there was a name is remembered. */
function useSitting(store: TableStore) {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(0);
  const [problem, setProblem] = useState<Problem | undefined>(
    isBotName(settings.name.peek()) ? 'botName' : undefined,
  );
  const sit = (seat: number) => {
    const name = cleanName(settings.name.peek());
    if (name === '') {
      setWanted(seat);
      setProblem(isBotName(settings.name.peek()) ? 'botName' : 'noName');
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    const there = store.state.peek()?.seats[seat - 1]?.kind === 'open' ? seat : freeSeat(store);
    const asked = store.known.peek().outstanding.some(({ type }) => type === 'sit');
    if (there > 0 && !asked) sitDown(store, there, name, settings.colour.peek());
  };
  const typed = () => {
    setProblem(undefined);
    store.clear();
  };
  return { field, problem, sit, sitDown: () => sit(wanted), typed };
}

type Sitting = ReturnType<typeof useSitting>;

/** Whoever has a pointer and no name can type it at once. On a phone the keyboard would hide the table. */
function useFirstWord(field: Sitting['field']): void {
  useEffect(() => {
    if (settings.name.peek() !== '' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.tagName === 'MAIN') field.current?.focus();
  }, []);
}

/** The own name, and down one sits. */
function NameForm({ store, sitting }: { store: TableStore; sitting: Sitting }) {
  const t = texts.value.table;
  const help = useId();
  const [name, setName] = useState(settings.name.value);
  const { field, problem } = sitting;
  const { refusal } = store.known.value;
  const said = problem ? t[problem] : refusal ? say(refusal.reason) : '';
  useFirstWord(field);
  return (
    <form
      class="gathering__form line wraps"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sitting.sitDown();
      }}
    >
      <label class="field gathering__field">
        <span class="field-label">{t.yourName}</span>
        <input
          ref={field}
          class="input"
          autocomplete="nickname"
          enterkeyhint="go"
          required
          aria-invalid={problem !== undefined}
          aria-describedby={help}
          value={name}
          onInput={(event) => {
            const fit = takeName(event.currentTarget);
            setName(fit);
            settings.name.value = fit.trim();
            sitting.typed();
          }}
        />
      </label>
      <button type="submit" class="button button-main">
        {t.sitDown}
      </button>
      <p id={help} class="field-help gathering__help">
        {said === '' ? (
          t.nameHelp
        ) : (
          <span class="gathering__problem" role="alert">
            {said}
          </span>
        )}
      </p>
    </form>
  );
}

interface SeatProps {
  store: TableStore;
  seat: SeatState;
  sit: (seat: number) => void;
  number: number;
  name: string;
  colour: string;
}

function GatheringSeat({ store, seat, sit, number, name, colour }: SeatProps) {
  const t = texts.value.table;
  const host = store.state.value?.host ?? false;
  const open = seat.kind === 'open';
  return (
    <li class={`gathering__seat line wraps${open ? ' gathering__seat--open' : ''}`}>
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
            aria-label={t.sitAt({ n: number })}
            onClick={() => sit(number)}
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
      aria-label={t.botFor({ n: number })}
      value=""
      onChange={(event) => {
        const level = event.currentTarget.value;
        if (level) store.ask({ type: 'bot', seat: number, level });
      }}
    >
      <option value="">{t.seatBot}</option>
      {levels.map((level) => (
        <option key={level.name} value={level.name}>
          {levelName(level.name)}
        </option>
      ))}
    </select>
  );
}
