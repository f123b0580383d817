import { signal } from '@preact/signals';
import type { en } from './en';

export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;
export type Texts = typeof en;

// Each language is a file of its own, and only the one that is read is loaded.
const files: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
};
const loaded = signal<Partial<Record<Language, Texts>>>({});
export const language = signal<Language>('en');

/** Loads the texts of a language, once. Nothing can be drawn before the first one is there. */
export async function loadTexts(wanted: Language): Promise<void> {
  if (loaded.peek()[wanted]) return;
  const found = await files[wanted]();
  loaded.value = { ...loaded.peek(), [wanted]: found };
}

/** All texts in the language of the moment, by area: `texts.value.table.yourTurn`. Until it has come, in another one. */
export const texts = {
  get value(): Texts {
    const found = loaded.value[language.value] ?? loaded.value.en ?? loaded.value.es;
    if (!found) throw new Error('no language is loaded yet');
    return found;
  },
};

/** For dates and numbers: the language of the moment as the browser's own region writes it. */
export function locale(): string {
  const own = navigator.languages.find((one) => one.split('-')[0] === language.value);
  return own ?? language.value;
}

/** Fills the places of a text: fill('{name} is to move', { name: 'Ann' }). */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** One of two texts by number, with {n} filled in. */
export function counted(n: number, one: string, many: string): string {
  return fill(n === 1 ? one : many, { n });
}
