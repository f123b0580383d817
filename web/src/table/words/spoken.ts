import { texts } from '../../texts/texts';

/** A text as a sentence of its own. */
export function ended(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}

/** So many lines of an answer are read out; the rest can be read on the screen. */
const most = 6;

/** Lines for the ear: each ends, and a long list is only begun. */
export function spoken(lines: string[]): string {
  const said = lines.slice(0, lines.length === most + 1 ? most + 1 : most).map(ended);
  const left = lines.length - said.length;
  if (left > 0) said.push(texts.value.table.commandMore({ n: left }));
  return said.join(' ');
}
