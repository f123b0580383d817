/** What the core says at a table, with the names of who sits there. */
import type { Message } from '../../texts/message';
import { say } from '../../texts/say';
import { reader, texts } from '../../texts/texts';

/**
 * A message in the language of the moment, with names instead of the numbers of seats. Whoever has one seat of their own,
 * or is called "you", is spoken to.
 */
export function coreWords(message: Message | undefined, names: string[], own: number[] = []): string {
  const [only = 0] = own.length === 1 ? own : [];
  const you = only || names.indexOf(texts.value.table.youName) + 1;
  // Somebody may be called as the reader is in the catalogues.
  const name = (seat: number) => (names[seat - 1] === reader ? 'You' : names[seat - 1]);
  return say(message, (seat) => (seat === you ? reader : name(seat)));
}

/** The same as a sentence of its own. Squares are written small wherever they stand. */
export function coreHead(message: Message | undefined, names: string[], own: number[] = []): string {
  const words = coreWords(message, names, own);
  return /^[a-o]\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
