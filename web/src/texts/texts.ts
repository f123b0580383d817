import { signal } from '@preact/signals';
import { languages, pages } from 'virtual:languages';
import type { LaterTexts, TextPart, Texts } from './page-texts';

export { languages };
/** The name of a folder of texts: "en". */
export type Language = string;

// Each language is a file of its own, and only the one that is read is loaded.
const loaded = signal<Record<Language, Texts>>({});
export const language = signal<Language>('en');

async function fileOf(wanted: Language) {
  const file = await pages[wanted]?.();
  if (!file) throw new Error(`there are no texts in ${wanted}`);
  return file;
}

// Every language that is loaded has these.
const partsInUse = new Set<TextPart>();

function put(all: Texts, part: TextPart, found: unknown): Texts {
  const [area, group = ''] = part.split('.') as [keyof Texts, string?];
  return Object.hasOwn(all[area], group) ? all : { ...all, [area]: { ...all[area], [group]: found } };
}

/** Loads the texts of a language, once, with the parts in use. Nothing can be drawn before the first one is there. */
export async function loadTexts(wanted: Language): Promise<void> {
  const file = await fileOf(wanted);
  const found: [TextPart, unknown][] = [];
  // The loop also comes to what is added meanwhile.
  for (const part of partsInUse) found.push([part, (await file.later[part]?.())?.default]);
  const before = loaded.peek()[wanted];
  let after = before ?? (file.default as Texts);
  for (const [part, one] of found) after = put(after, part, one);
  if (after !== before) loaded.value = { ...loaded.peek(), [wanted]: after };
}

/** Loads a part in every language that is loaded; all others bring it with them from now on. */
export async function loadPart(part: TextPart): Promise<void> {
  partsInUse.add(part);
  await Promise.all(Object.keys(loaded.peek()).map(loadTexts));
}

/**
 * All texts in the language of the moment, by area: `texts.value.table.yourTurn`, with arguments
 * `texts.value.table.turnOf({ name })`. Until it has come, in another one.
 */
export const texts = {
  get value(): Texts {
    const found = loaded.value[language.value] ?? Object.values(loaded.value)[0];
    if (!found) throw new Error('no language is loaded yet');
    return found;
  },
};

/** Loads a module together with the texts that it alone needs. */
export const withTexts =
  <Found>(part: TextPart, load: () => Promise<Found>) =>
  async (): Promise<Found> =>
    (await Promise.all([load(), loadPart(part)]))[0];

// The areas that few need, each by "<area>/<language>".
const later = signal<Record<string, unknown>>({});
const asked = new Map<string, Promise<void>>();

/** Loads an area in the language of the moment, once. After a failure the next one asks again. */
export function loadLater(area: keyof LaterTexts): Promise<void> {
  const wanted = language.peek();
  const name = `${area}/${wanted}`;
  const known = asked.get(name);
  if (known) return known;
  const load = fileOf(wanted)
    .then((file) => file.later[area]?.())
    .then((found) => {
      later.value = { ...later.peek(), [name]: found?.default };
    })
    .catch((error: unknown) => {
      asked.delete(name);
      throw error;
    });
  asked.set(name, load);
  return load;
}

/** The texts of an area that is loaded when it is needed: it is asked for, and until it has come, in another language. */
export function laterTexts<Area extends keyof LaterTexts>(area: Area): LaterTexts[Area] | undefined {
  const all = later.value;
  const found = all[`${area}/${language.value}`];
  if (found === undefined) loadLater(area).catch(() => undefined);
  const other = Object.keys(all).find((name) => name.startsWith(`${area}/`));
  return (found ?? all[other ?? '']) as LaterTexts[Area] | undefined;
}

/** A text by a name that comes from elsewhere, such as the core, if there is one. */
export function named<Text>(group: Record<string, Text>, name: string): Text | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/** A text that was chosen by a name, whatever arguments it has. */
export function filled(text: string | ((args: never) => string), args: Record<string, string>): string {
  return typeof text === 'string' ? text : (text as (args: Record<string, string>) => string)(args);
}

/** Stands for the reader in the texts: {name, select, you {...} other {...}}. */
export const reader = 'you';

/** A name as an argument of a text: whoever is shown as "You" is spoken to. */
export function who(name: string): string {
  if (name === texts.value.table.youName) return reader;
  // Somebody may be called as the reader is in the texts.
  return name === reader ? 'You' : name;
}

/** For dates and numbers: the language of the moment as the browser's own region writes it. */
export function locale(): string {
  const own = navigator.languages.find((one) => one.split('-')[0] === language.value);
  return own ?? language.value;
}
