import type { LaterTexts } from './page-texts';
import { loadMessages } from './say';
import { language, languages, loadLater, loadTexts } from './texts';

const games = ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'] as const;
const later: (keyof LaterTexts)[] = ['known', ...games.map((game) => `lesson-${game}` as const)];

// Tests draw at once, in every language.
for (const one of Object.keys(languages)) {
  language.value = one;
  await loadTexts(one);
  await Promise.all(later.map(loadLater));
  await loadMessages(...games, 'record', 'verify', 'catalogue');
}
language.value = 'en';
