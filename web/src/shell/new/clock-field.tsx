import { Segmented } from '../../look/segmented';
import { fill, texts } from '../../texts/texts';
import { clockValues, type ClockKind, type Plan } from './plan';

interface Props {
  clock: Plan['clock'];
  choose: (kind: ClockKind, value?: string) => void;
}

function named(kind: ClockKind, value: string): string {
  const text = texts.value.shell.new;
  if (kind === 'days') return value === '1' ? text.oneDay : fill(text.days, { n: value });
  const [first = '0', plus = '0'] = value.split('+');
  const seconds = Number(first);
  if (kind === 'game') return fill(text.minutesPlus, { n: seconds / 60, plus });
  return seconds < 60 ? fill(text.seconds, { n: seconds }) : fill(text.minutes, { n: seconds / 60 });
}

/** How much time there is, at a table online. */
export function ClockField({ clock, choose }: Props) {
  const text = texts.value.shell.new;
  const kinds: ClockKind[] = ['none', 'move', 'game', 'days'];
  const label = { none: '', move: text.perMove, game: text.perGame, days: text.perDays }[clock.kind];
  return (
    <div class="field">
      <Segmented
        label={text.clock}
        choices={kinds.map((kind) => ({ value: kind, text: text.clocks[kind] }))}
        value={clock.kind}
        choose={(kind) => choose(kind)}
      />
      {clock.kind !== 'none' && (
        <Segmented
          label={label}
          choices={clockValues[clock.kind].map((value) => ({ value, text: named(clock.kind, value) }))}
          value={clock.value}
          choose={(value) => choose(clock.kind, value)}
        />
      )}
    </div>
  );
}
