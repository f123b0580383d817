import { signal } from '@preact/signals';
import { en } from './en';
import { es } from './es';

export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;
export type Texts = typeof en;

const all: Record<Language, Texts> = { en, es };
export const language = signal<Language>('en');

/** All texts in the language of the moment, by area: `texts.value.table.yourTurn`. */
export const texts = {
  get value(): Texts {
    return all[language.value];
  },
};

/** Fills the places of a text: fill('{name} is to move', { name: 'Ann' }). */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** One of two texts by number, with {n} filled in. */
export function counted(n: number, one: string, many: string): string {
  return fill(n === 1 ? one : many, { n });
}
