import type { Page } from '@playwright/test';

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

/** Names that are the same in every language, texts of records, and the other language's own name. */
const names = /Game of 20|Twenty One|Sums of 20|Twenties|Carey Grayson|English|https?:\S+|«[^»]*»|"[^"]*"/g;
/** The moves that one could type are notation. */
const moves = /(Jugadas posibles|Legal moves): \d+\.?( [a-z\d *]+: -?\d+\.?)*/g;
const english = new RegExp(
  `(?<![\\p{L}\\d])(${[
    'the and with without of on from to into by for',
    'is are was have had can cannot may must would not one only',
    'you your their its who which what there here this that',
    'seat seats hand hands row column square squares tile tiles rack pool bag dice sheet board',
    'score scores points turn move moves draw draws drawn deal first centre aside roll lay starter out sheets',
    'gentle steady sharp master greedy random wild dead blocked locked completed crossed',
    'wins resigned took put laid wrote kept passed traded skipped allowed rule rules',
    'blue green red yellow white black across down file choose chosen close',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\\p{L}\\d])`,
  'iu',
);

/** What has no place in a Spanish page: words of another language, and whatever is wrong in any. */
export function notSpanish(texts: string[]): string[] {
  return [
    ...texts.filter((text) => english.test(text.replace(moves, '…').replace(names, ''))),
    ...faults(texts),
  ];
}

/** Places that were not filled, gaps, doubled signs, and signs of the notation. */
export function faults(texts: string[]): string[] {
  const said = texts.map((text) => text.replace(moves, '…'));
  return said.filter(
    (text) =>
      /[{}]|undefined|NaN|\S {2,}\S|\s[.,;:](\s|$)|[.!?]\.(\s|$)|: ?:|\(\)/.test(text) ||
      /(^|[\s,])\*\d*([\s,.:]|$)|\b(seat|asiento) \d has\b/.test(text.replace(/["«“][^"»”]*["»”]/g, '')),
  );
}
