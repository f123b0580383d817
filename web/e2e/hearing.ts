import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Notes every text that the page shows or tells from now on: words, labels, titles and announcements. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    const blocks =
      'p, li, button, a, h1, h2, h3, dt, dd, td, th, legend, label, option, summary, [role=status] span';
    const labels = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const note = () => {
      waiting = false;
      for (const element of document.querySelectorAll(blocks)) {
        // What was typed, and the moves that one could type, are notation.
        if (!element.closest('.command-line__said') && !element.querySelector('p, li')) {
          heard.add(element.textContent);
        }
      }
      for (const line of document.querySelectorAll('.command-line__said')) {
        const [typed, ...answer] = [...line.children].map((one) => one.textContent);
        if (typed !== '/ moves') for (const text of answer) heard.add(text);
      }
      for (const label of labels) {
        for (const element of document.querySelectorAll(`[${label}]`))
          heard.add(element.getAttribute(label) ?? '');
      }
      heard.add(document.title);
    };
    let waiting = false;
    const soon = () => {
      if (!waiting) setTimeout(note, 15);
      waiting = true;
    };
    new MutationObserver(soon).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: labels,
    });
    Object.assign(globalThis, { heard });
  });
}

/** All that was heard since the page was loaded. */
export async function heard(page: Page): Promise<string[]> {
  await page.waitForTimeout(50);
  return page.evaluate(() => [...(globalThis as unknown as { heard: Set<string> }).heard]);
}

const folder = resolve(import.meta.dirname, '../../texts');
/** All languages that there are texts in. */
export const languages = readdirSync(folder).sort();

function ownNameOf(language: string): string {
  return (JSON.parse(readFileSync(join(folder, language, 'language.json'), 'utf8')) as { name: string }).name;
}

/** Names that are the same in every language, texts of records, and the own names of the languages. */
const names = new RegExp(
  `Game of 20|Twenty One|Sums of 20|Twenties|Carey Grayson|${languages.map(ownNameOf).join('|')}|https?:\\S+|«[^»]*»|„[^“]*“|"[^"]*"`,
  'g',
);
/** The moves that one could type are notation. */
const moves = /(Jugadas posibles|Legal moves|Mögliche Züge): \d+\.?( [a-z\d *]+: -?\d+\.?)*/g;

/** Words that only this language has: where it is not read, they are out of place. */
const wordsOf: Record<string, string[]> = {
  en: [
    'the and with without of on from to into by for',
    'is are was have had can cannot may must would not one only',
    'you your their its who which what there here this that',
    'seat seats hands row column square squares tile tiles rack pool bag dice sheet board',
    'score scores points turn move moves draw draws drawn deal first centre aside roll lay starter out sheets',
    'gentle steady sharp master greedy random wild dead blocked locked completed crossed',
    'wins resigned took put laid wrote kept passed traded skipped allowed rule rules',
    'blue green red yellow white black across down file choose chosen close',
  ],
  es: [
    'el la los las un una unos unas con sin de del al por para en que no se su sus tu tus',
    'es son está están puede debe juega jugada jugadas turno partida mesa asiento ficha fichas casilla fila columna',
    'puntos dados tirada hoja atril reserva bolsa gana pasó tachó escribió azul verde rojo amarillo blanco negro',
  ],
  de: [
    'der das den dem ein eine einen und oder mit ohne von vom zum zur für auf aus ist sind nicht kein keine',
    'du dein deine dich ihr wer wenn dann Zug Züge Platz Plättchen Feld Felder Zeile Spalte Ablage Vorrat Beutel',
    'Punkte Würfel Blatt gewinnt passt legt nimmt streicht Blau Grün Rot Gelb Weiß Schwarz',
  ],
};
/** Words that mean something in both languages. */
const shared: Record<string, string> = { de: 'was es los', en: 'no' };

function foreign(language: string): RegExp {
  const own = new Set((shared[language] ?? '').split(' '));
  const words = languages
    .filter((other) => other !== language)
    .flatMap((other) => (wordsOf[other] ?? []).join(' ').split(' '))
    .filter(
      (word) =>
        word !== '' && !own.has(word) && !(wordsOf[language] ?? []).join(' ').split(' ').includes(word),
    );
  return new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu');
}

/** What has no place in a page of this language: words of another one, and whatever is wrong in any. */
export function outOfPlace(texts: string[], language: string): string[] {
  const other = foreign(language);
  return [
    ...texts.filter((text) => other.test(text.replace(moves, '…').replace(names, ''))),
    ...faults(texts),
  ];
}

/** Places that were not filled, gaps, doubled signs, and signs of the notation. */
export function faults(texts: string[]): string[] {
  const said = texts.map((text) => text.replace(moves, '…'));
  return said.filter(
    (text) =>
      /[{}]|undefined|NaN|\S {2,}\S|\s[.,;:](\s|$)|[.!?]\.(\s|$)|: ?:|\(\)/.test(text) ||
      /(^|[\s,])\*\d*([\s,.:]|$)|\b(seat|asiento) \d has\b/.test(text.replace(/["«“„][^"»”“]*["»”“]/g, '')),
  );
}
