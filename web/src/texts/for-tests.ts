import { readdirSync } from 'node:fs';
import { pages } from 'virtual:languages';
import type { LaterTexts, TextPart } from './page-texts';
import { loadMessages } from './say';
import { language, languages, loadLater, loadPart, loadTexts } from './texts';

const folder = '../texts/en';
const namesIn = (path: string) =>
  readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
const games = readdirSync(`${folder}/rules`).map((file) => file.replace('.md', ''));
const later = namesIn(`${folder}/page`).filter((area) =>
  /^known$|^lesson-/.test(area),
) as (keyof LaterTexts)[];

const parts = Object.keys((await pages['en']?.())?.later ?? {}).filter((name) => name.includes('.'));

// Tests draw at once, in every language.
await Promise.all((parts as TextPart[]).map(loadPart));
for (const one of Object.keys(languages)) {
  language.value = one;
  await loadTexts(one);
  await Promise.all(later.map(loadLater));
  await loadMessages(...games, 'record', 'verify', 'catalogue');
}
language.value = 'en';
