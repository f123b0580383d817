import { useId } from 'preact/hooks';
import type { GameInfo } from '../../core/types';
import { say } from '../../texts/say';
import { named, texts } from '../../texts/texts';
import { takeName } from '../names';
import { settings } from '../settings';
import type { SeatPlan, Where } from './plan';

interface Props {
  number: number;
  seat: SeatPlan;
  where: Where;
  levels: GameInfo['levels'];
  /** The names of programs that the server runs, for a table online. */
  engines: string[];
  choose: (seat: SeatPlan) => void;
}

function valueOf(seat: SeatPlan): string {
  if (seat.kind === 'bot') return `bot:${seat.level}`;
  return seat.kind === 'engine' ? `engine:${seat.name}` : seat.kind;
}

function seatOf(value: string): SeatPlan {
  if (value.startsWith('bot:')) return { kind: 'bot', level: value.slice(4) };
  if (value.startsWith('engine:')) return { kind: 'engine', name: value.slice(7) };
  if (value === 'friend') return { kind: 'friend' };
  return value === 'me' ? { kind: 'me' } : { kind: 'person', name: '' };
}

/** One chair, and who is to sit on it. */
export function SeatRow({ number, seat, where, levels, engines, choose }: Props) {
  const id = useId();
  const { new: text, levels: levelNames, kept } = texts.value.shell;
  const summary = seat.kind === 'bot' ? levels.find(({ name }) => name === seat.level)?.summary : undefined;
  return (
    <li class="seat-row">
      <span class="seat-row-number middle number" aria-hidden="true">
        {number}
      </span>
      <div class="seat-row-who beside">
        <label class="unseen" for={id}>
          {text.seat({ n: number })}: {text.who}
        </label>
        <select
          id={id}
          class="input"
          value={valueOf(seat)}
          onChange={(event) => choose(seatOf(event.currentTarget.value))}
        >
          <option value="me">{settings.name.value ? `${text.me} (${settings.name.value})` : text.me}</option>
          {where === 'here' ? (
            <option value="person">{text.person}</option>
          ) : (
            <option value="friend">{text.friend}</option>
          )}
          {levels.map(({ name }) => (
            <option key={name} value={`bot:${name}`}>
              {text.bot({ level: named(levelNames, name) ?? name })}
            </option>
          ))}
          {where === 'online' &&
            engines.map((name) => (
              <option key={name} value={`engine:${name}`}>
                {text.engine({ name })}
              </option>
            ))}
        </select>
        {seat.kind === 'person' && (
          <input
            class="input"
            type="text"
            autocomplete="off"
            value={seat.name}
            aria-label={text.nameOf({ n: number })}
            placeholder={texts.value.shell.player({ n: number })}
            onInput={(event) => choose({ kind: 'person', name: takeName(event.currentTarget) })}
          />
        )}
        {seat.kind === 'me' && (
          <input
            class="input"
            type="text"
            autocomplete="nickname"
            value={settings.name.value}
            aria-label={text.nameOf({ n: number })}
            placeholder={kept.you}
            onInput={(event) => (settings.name.value = takeName(event.currentTarget))}
          />
        )}
        {summary && <p class="field-help seat-row-help">{say(summary)}</p>}
      </div>
    </li>
  );
}
