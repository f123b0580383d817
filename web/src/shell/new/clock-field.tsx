import { Segmented } from '../../look/segmented';
import { texts } from '../../texts/texts';
import { clockValueText } from '../clock-words';
import { clockValues, type ClockKind, type Plan } from './plan';

interface Props {
  clock: Plan['clock'];
  choose: (kind: ClockKind, value?: string) => void;
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
          choices={clockValues[clock.kind].map((value) => ({
            value,
            text: clockValueText(clock.kind, value),
          }))}
          value={clock.value}
          choose={(value) => choose(clock.kind, value)}
        />
      )}
    </div>
  );
}
