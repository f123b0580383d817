import { texts } from '../texts/texts';

/** The time of a clock, as the protocol writes it behind its kind: "30", "600+5", "3". */
export function clockValueText(kind: string, value: string): string {
  const text = texts.value.shell.clock;
  if (kind === 'days') return text.days({ n: Number(value) });
  const [first = '0', plus = '0'] = value.split('+');
  const seconds = Number(first);
  const minutes = Math.round(seconds / 6) / 10;
  if (kind === 'game') return text.minutesPlus({ n: minutes, plus });
  return seconds < 60 ? text.seconds({ n: seconds }) : text.minutes({ n: minutes });
}

/** A whole clock in words, "10 min + 5 s"; nothing where there is none. */
export function clockText(plan: string | undefined): string {
  const [kind = '', value = ''] = (plan ?? '').split(':');
  if (kind === 'move' || kind === 'days')
    return texts.value.shell.tables.perMove({ time: clockValueText(kind, value) });
  return kind === 'game' ? clockValueText(kind, value) : '';
}
