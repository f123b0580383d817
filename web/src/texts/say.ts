/** Formats the messages of the core, like src/texts natively and from the same catalogues. */
import { signal } from '@preact/signals';
import { messages } from 'virtual:languages';
import type { Message, Value } from './message';
import { language, reader, type Language } from './texts';

type Catalogue = Record<string, (args: Record<string, string | number>) => string>;

// The messages of an area, such as a game, by "<language>/<area>".
const loaded = signal<Record<string, Catalogue>>({});
const asked = new Map<string, Promise<void>>();

function loadArea(wanted: Language, area: string): Promise<void> {
  const name = `${wanted}/${area}`;
  const known = asked.get(name);
  if (known) return known;
  const load = Promise.resolve(messages[wanted]?.())
    .then(async (areas) => (await areas?.default[area]?.())?.default ?? {})
    .then(
      (catalogue) => {
        loaded.value = { ...loaded.peek(), [name]: catalogue };
      },
      () => {
        asked.delete(name);
      },
    );
  asked.set(name, load);
  return load;
}

/**
 * Loads what the core says in the language of the moment: at any table, and of these areas. What is drawn asks for the
 * rest by itself; what is said and not drawn has to wait for it. A failure is no harm: the next message asks again.
 */
export async function loadMessages(...areas: string[]): Promise<void> {
  const wanted = language.peek();
  await Promise.all(['table', ...areas].map((area) => loadArea(wanted, area)));
}

/** Whether the messages of an area can be said; asks for them if not. A signal: who waits is called again. */
export function hasMessages(area: string): boolean {
  if (loaded.value[`${language.value}/${area}`]) return true;
  void loadArea(language.value, area);
  return false;
}

/** What to call a seat, counted from 1: a name, or 'you' for the reader; undefined: by its number. */
export type NameOfSeat = (seat: number) => string | undefined;

// British English has no comma before the "and" of a list.
const listed = (words: string[]): string =>
  new Intl.ListFormat(language.value === 'en' ? 'en-GB' : language.value).format(words);

/** One tile or several, with wilds in words: "*4" is a wild that stands for 4. */
const tileWords = (tiles: string): string =>
  tiles.replace(/\*(\d*)/g, (_, n: string) => sentence(n ? 'table.wild-as' : 'table.wild', { n }));

/** A message whose arguments are words already. Until its area is there, nothing. */
function sentence(id: string, args: Record<string, string | number>): string {
  const area = id.slice(0, id.indexOf('.'));
  if (!hasMessages(area)) return '';
  return loaded.value[`${language.value}/${area}`]?.[id]?.(args) ?? id;
}

/** A message in the language of the moment. */
export function say(message: Message | undefined, nameOf?: NameOfSeat): string {
  if (!message) return '';
  const { id, args = {} } = message;
  if (id === 'said') return typeof args['text'] === 'string' ? args['text'] : '';
  // Beside others the reader has a name of their own.
  const inList = (word: string | number, count: number): string =>
    word === reader && count > 1 ? sentence('table.you', {}) : String(word);
  const words = (value: Value): string | number => {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return listed(value.map((one) => inList(words(one), value.length)));
    if ('square' in value) return value.square;
    if ('tile' in value) return tileWords(value.tile);
    if ('seat' in value) return nameOf?.(value.seat) ?? sentence('table.seat', { n: value.seat });
    if ('line' in value)
      return value.line.length > 1 ? `${value.line.join('+')} = ${value.sum}` : value.line.join('+');
    return say(value, nameOf);
  };
  const filled = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, words(value)]));
  return sentence(id, filled);
}
