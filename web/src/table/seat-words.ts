/** Texts of the core that speak of seats by number, told to who sits there. */
import { coreText } from '../texts/core';
import { texts } from '../texts/texts';
import { withNames } from './names';

/** The same sentences to who is meant by them, as the phrasebook knows them. */
function spokenTo(text: string, you: number): string {
  const seat = `seat ${you}`;
  const several = /^(seat \d+(?: and seat \d+)+)( completed .*)$/.exec(text);
  const seats = several?.[1]?.split(' and ') ?? [];
  if (seats.includes(seat)) {
    return `${['you', ...seats.filter((one) => one !== seat)].join(' and ')}${several?.[2] ?? ''}`;
  }
  const forms: [from: string, to: string][] = [
    [`${seat} resigned`, 'you resigned'],
    [`${seat} ran out of time`, 'you ran out of time'],
    [`${seat} completed`, 'you completed'],
    [`${seat} has played its last tile`, 'you have played your last tile'],
    [`${seat} has no `, 'you have no '],
    [`${seat} can place`, 'you can place'],
    [`and ${seat} has it`, 'and you have it'],
    [`goes to ${seat}`, 'goes to you'],
    [`it is not the turn of ${seat};`, 'it is not your turn;'],
  ];
  const form = forms.find(([from]) => text.includes(from));
  if (form === undefined) return text;
  return text.replace(form[0], form[1]).replace('; its hand', '; your hand');
}

/**
 * A text of the core in the language of the moment, with names instead of the numbers of seats. Whoever has one seat of
 * their own, or is called "you", is spoken to.
 */
export function coreWords(text: string, names: string[], own: number[] = []): string {
  const [only = 0] = own.length === 1 ? own : [];
  const you = only || names.indexOf(texts.value.table.youName) + 1;
  return withNames(coreText(you > 0 ? spokenTo(text, you) : text), names);
}

/** The same as a sentence of its own. Squares are written small wherever they stand. */
export function coreHead(text: string, names: string[], own: number[] = []): string {
  const words = coreWords(text, names, own);
  return /^[a-o]\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
