import './replayer.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../core/client';
import type { Position, Replayed, Scene } from '../core/types';
import { announce } from '../shell/announce';
import { fill, texts } from '../texts/texts';
import type { LastMove } from './board';
import { BoardOf } from './board-of';
import { lastMove } from './drawing';
import { recordNames } from './names';
import { sentence, tell } from './story-words';

interface Shown {
  position: Position;
  scene: Scene;
  last: LastMove | undefined;
}

/** From whose side it is drawn: where everything is shown, from that of who moves next. */
function sideOf(replayed: Replayed, at: number, seat: number): number {
  if (seat >= 0) return seat;
  const next = replayed.steps.slice(at).find((step) => step.seat !== undefined && step.kind !== 'chance');
  return next?.seat ?? 1;
}

/** Where the first decision is: what is drawn and dealt before has little to see. */
function firstOf(replayed: Replayed): number {
  return Math.max(
    0,
    replayed.steps.findIndex((step) => step.kind !== 'chance'),
  );
}

async function show(replayed: Replayed, at: number, seat: number): Promise<Shown | undefined> {
  const view = replayed.views[at];
  if (view === undefined) return undefined;
  const position = { game: replayed.game, view, seat: sideOf(replayed, at, seat) };
  const seen = { seat: position.seat, steps: replayed.steps.slice(0, at), views: { ...replayed.views } };
  const [scene, last] = await Promise.all([core.scene(position), lastMove(replayed.game, seen, view)]);
  return { position, scene, last };
}

/** A game once more, step by step, as any of the seats saw it. */
export function Replayer({ record, seat: first }: { record: string; seat: number }) {
  const t = texts.value.table;
  const [seat, setSeat] = useState(first);
  const [replayed, setReplayed] = useState<Replayed>();
  const [at, setAt] = useState<number>();
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let current = true;
    core.replay(record, seat).then(
      (answer) => {
        if (!current) return;
        setReplayed(answer);
        setAt((now) => now ?? firstOf(answer));
        setFailed('');
      },
      (error: unknown) => current && setFailed(error instanceof Error ? error.message : ' '),
    );
    return () => {
      current = false;
    };
  }, [record, seat]);
  useEffect(() => {
    if (!replayed || at === undefined) return;
    let current = true;
    show(replayed, at, seat).then(
      (answer) => current && setShown(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [replayed, at]);
  if (failed) return <p class="panel">{failed}</p>;
  if (!replayed || at === undefined) return <div class="table__bare" />;
  const names = recordNames(replayed.seats);
  const count = replayed.steps.length;
  const step = replayed.steps[at - 1];
  const told = step ? tell(step, names) : undefined;
  const text = at === 0 ? t.replayStart : told ? sentence(told) : ' ';
  const to = (next: number) => {
    const there = Math.min(count, Math.max(0, next));
    setAt(there);
    const now = replayed.steps[there - 1];
    const line = now ? tell(now, names) : undefined;
    announce(line ? sentence(line) : fill(t.replayStep, { n: there, all: count }));
  };
  return (
    <div class="replayer">
      {shown ? (
        <BoardOf
          scene={shown.scene}
          position={shown.position}
          seat={shown.position.seat}
          names={names}
          mayAct={false}
          last={shown.last}
          core={core}
          decide={() => undefined}
          consider={() => undefined}
          announce={announce}
        />
      ) : (
        <div class="table__bare" />
      )}
      <div class="replayer__controls panel">
        <p class="replayer__text">{text}</p>
        <div class="replayer__row">
          <ReplayButton
            label={t.replayFirst}
            sign="M5 4v16M19 4 8 12l11 8z"
            off={at === 0}
            run={() => to(0)}
          />
          <ReplayButton label={t.replayBack} sign="M18 4 6 12l12 8z" off={at === 0} run={() => to(at - 1)} />
          <input
            class="replayer__slider"
            type="range"
            min={0}
            max={count}
            value={at}
            aria-label={t.replaySlider}
            aria-valuetext={`${fill(t.replayStep, { n: at, all: count })}. ${text}`}
            onInput={(event) => setAt(Number(event.currentTarget.value))}
          />
          <ReplayButton
            label={t.replayNext}
            sign="M6 4l12 8-12 8z"
            off={at === count}
            run={() => to(at + 1)}
          />
          <ReplayButton
            label={t.replayLast}
            sign="M19 4v16M5 4l11 8-11 8z"
            off={at === count}
            run={() => to(count)}
          />
        </div>
        <div class="replayer__foot">
          <span class="soft number">{fill(t.replayStep, { n: at, all: count })}</span>
          <span class="replayer__scores number">
            {names.map((name, seatAt) => `${name} ${replayed.scores[at]?.[seatAt] ?? 0}`).join(' · ')}
          </span>
          <label class="replayer__seat">
            <span class="soft">{t.replaySeat}</span>
            <select
              class="input"
              value={String(seat)}
              onChange={(event) => setSeat(Number(event.currentTarget.value))}
            >
              <option value="-1">{t.replayAll}</option>
              {names.map((name, index) => (
                <option key={index} value={String(index + 1)}>
                  {name}
                </option>
              ))}
              <option value="0">{t.replayPublic}</option>
            </select>
          </label>
        </div>
      </div>
    </div>
  );
}

function ReplayButton({ label, sign, off, run }: { label: string; sign: string; off: boolean; run(): void }) {
  return (
    <button
      type="button"
      class="button replayer__button"
      aria-label={label}
      aria-disabled={off}
      onClick={run}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
