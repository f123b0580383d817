import './players.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import type { Position } from '../../core/types';
import type { Part, SeatState } from '../../protocol/messages';
import { texts, who } from '../../texts/texts';
import { Dot } from './dot';
import { coloursOf, displayNames, levelName } from '../words/names';
import { Parts } from './parts';
import { sealedSeats } from '../reducer';
import type { TableStore } from '../store';
import { TableNotes } from './table-notes';
import { spanText, useNow } from './time';

/** Who plays, whose turn it is, how they stand; the parts of a score unfold on demand. */
export function Players({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const seen = store.seen.value;
  const clockRuns = (seen?.state.clock.running?.length ?? 0) > 0;
  const someAway = seen?.state.seats.some((seat) => seat.away) ?? false;
  const now = useNow(500, clockRuns || someAway || (seen?.state.clock.round_left ?? 0) > 0);
  if (!seen) return null;
  const { state, at } = seen;
  const names = displayNames(state.seats);
  const colours = coloursOf(state.seats);
  const sealed = sealedSeats(seen);
  const covered = store.curtain.value !== undefined;
  const paused = (state.clock.paused ?? false) && (state.clock.plan ?? 'none') !== 'none';
  const passed = state.clock.paused ? 0 : Math.max(0, now - at);
  return (
    <section class="players panel" aria-label={t.players}>
      <ul class="players__list">
        {state.seats.map((seat, index) => {
          const number = index + 1;
          const runs = state.clock.running?.includes(number) ?? false;
          const left = state.clock.left?.[index];
          return (
            <Player
              key={number}
              store={store}
              number={number}
              seat={seat}
              name={names[index] ?? ''}
              names={names}
              colour={colours[index] ?? ''}
              // Behind the curtain stands what the last one saw, a sealed mark with its points too.
              score={covered ? undefined : state.scores?.[index]}
              toMove={state.phase === 'playing' && (state.turn?.includes(number) ?? false)}
              decided={state.phase === 'playing' && sealed.includes(number)}
              winner={state.result?.winners?.includes(number) ?? false}
              left={left === undefined ? undefined : left - (runs ? passed : 0)}
              paused={paused}
              careIn={seat.away ? (seat.care_in ?? 0) - passed : undefined}
              position={store.inView.value?.position}
            />
          );
        })}
      </ul>
      {store.own.value.length === 0 && state.phase !== 'gathering' ? (
        <p class="players__note soft">{t.spectating}</p>
      ) : null}
      {state.clock.round_left ? (
        <p class="players__note soft number">
          {t.roundLeft({ time: spanText(state.clock.round_left - passed) })}
        </p>
      ) : null}
      {state.phase === 'playing' ? <TableNotes store={store} /> : null}
      {paused ? <p class="unseen">{t.paused}</p> : null}
    </section>
  );
}

interface PlayerProps {
  store: TableStore;
  number: number;
  seat: SeatState;
  name: string;
  names: string[];
  colour: string;
  score: number | undefined;
  toMove: boolean;
  decided: boolean;
  winner: boolean;
  left: number | undefined;
  paused: boolean;
  careIn: number | undefined;
  position: Position | undefined;
}

function statusOf(props: PlayerProps): string {
  const t = texts.value.table;
  const { seat, toMove } = props;
  if (seat.caretaker) return t.playsFor({ level: levelName(seat.caretaker), name: props.name });
  if (seat.away) return t.away;
  if (props.decided) return t.hasDecided;
  const own = seat.you === true && props.store.own.value.length === 1;
  if (toMove) return own ? t.toMoveYou : t.toMove;
  if (own && props.name !== t.youName) return t.you;
  return seat.kind === 'bot' || seat.kind === 'engine' ? t.bot : t.seatNumber({ n: props.number });
}

function clockClass(left: number, paused: boolean): string {
  return `player__clock number${left < 20_000 ? ' player__clock--short' : ''}${paused ? ' player__clock--still' : ''}`;
}

function Player(props: PlayerProps) {
  const t = texts.value.table;
  const { store, number, seat, name, score, toMove } = props;
  const [open, setOpen] = useState(false);
  const classes = ['player'];
  if (toMove) classes.push('player--turn');
  if (props.winner) classes.push('player--winner');
  const mayCare =
    props.careIn !== undefined && !seat.caretaker && store.own.value.length > 0 && !seat.you && toMove;
  return (
    <li class={classes.join(' ')} aria-current={toMove ? 'true' : undefined}>
      <button
        type="button"
        class="player__row"
        aria-expanded={open}
        disabled={score === undefined}
        onClick={() => setOpen(!open)}
      >
        <Dot colour={props.colour} name={name} />
        <span class="player__who">
          <span class="player__name ellipsis">
            {props.winner ? <span aria-hidden="true">★ </span> : null}
            {name}
          </span>
          <span class="player__status soft ellipsis">{statusOf(props)}</span>
        </span>
        <span class="player__right">
          {score === undefined ? null : (
            <span class="player__score number">
              {score}
              <span class="unseen"> {t.points({ n: score }).replace(/^\S+ /, '')}</span>
            </span>
          )}
          {props.left === undefined ? null : (
            <span class={clockClass(props.left, props.paused)} title={props.paused ? t.paused : undefined}>
              {spanText(props.left)}
            </span>
          )}
        </span>
      </button>
      {open && props.position ? <ScoreParts {...props} position={props.position} /> : null}
      {mayCare ? (
        <button
          type="button"
          class="button player__care"
          disabled={(props.careIn ?? 0) > 0}
          onClick={() => store.ask({ type: 'care', seat: number })}
        >
          {(props.careIn ?? 0) > 0
            ? t.botIn({ time: spanText(props.careIn ?? 0) })
            : t.letBotPlayFor({ name })}
        </button>
      ) : null}
    </li>
  );
}

interface ScorePartsProps {
  position: Position;
  number: number;
  name: string;
  names: string[];
}

function ScoreParts({ position, number, name, names }: ScorePartsProps) {
  const t = texts.value.table;
  const [parts, setParts] = useState<Part[]>();
  useEffect(() => {
    let current = true;
    core.scores(position).then(
      (all) => current && setParts(all[number - 1] ?? []),
      () => current && setParts([]),
    );
    return () => {
      current = false;
    };
  }, [position.view, position.seat, number]);
  return (
    <div class="player__parts" role="group" aria-label={t.scoreParts({ name: who(name) })}>
      {parts === undefined ? null : parts.length === 0 ? (
        <p class="soft">{t.noParts}</p>
      ) : (
        <Parts parts={parts} game={position.game} names={names} />
      )}
    </div>
  );
}
