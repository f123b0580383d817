import './replayer.css';
import { useState } from 'preact/hooks';
import { core } from '../../core/client';
import { announce } from '../../shell/announce';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { BoardOf } from '../board/board-of';
import { useReplaying, whoeverMoves } from './replaying';
import { stepText } from '../words/story-words';

export interface ReplayerProps {
  record: string;
  seat: number;
  /** As they are for who reads it. */
  names: string[];
}

/** A game once more, step by step, as any of the seats saw it. */
export default function Replayer({ record, seat: first, names }: ReplayerProps) {
  const t = texts.value.table;
  const [seat, setSeat] = useState(first);
  const { whole, failed, shown, at, go } = useReplaying(record, seat);
  if (failed) return <p class="panel">{say(failed)}</p>;
  if (!whole) return <div class="table__bare" />;
  const count = whole.steps.length;
  const textAt = (at: number) => {
    const step = whole.steps[at - 1];
    return step ? stepText(step, names) : t.replayStart;
  };
  const text = textAt(at);
  const to = (next: number) => {
    const there = Math.min(count, Math.max(0, next));
    go(there);
    announce(textAt(there));
  };
  return (
    <div class="replayer rows">
      {shown ? (
        <BoardOf
          scene={shown.scene}
          over={whole.over && at === count}
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
      <div class="replayer__controls panel rows">
        <p class="replayer__text">{text}</p>
        <div class="line close">
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
            aria-valuetext={`${t.replayStep({ n: at, all: count })}. ${text}`}
            onInput={(event) => go(Number(event.currentTarget.value))}
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
        <div class="replayer__foot line wraps apart">
          <span class="soft number">{t.replayStep({ n: at, all: count })}</span>
          <span class="replayer__scores number">
            {names.map((name, seatAt) => `${name} ${whole.scores[at]?.[seatAt] ?? 0}`).join(' · ')}
          </span>
          <label class="line">
            <span class="soft">{t.replaySeat}</span>
            <select
              class="input"
              value={String(seat)}
              onChange={(event) => setSeat(Number(event.currentTarget.value))}
            >
              <option value={String(whoeverMoves)}>{t.replayAll}</option>
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

function ReplayButton({
  label,
  sign,
  off,
  run,
}: {
  label: string;
  sign: string;
  off: boolean;
  run: () => void;
}) {
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
