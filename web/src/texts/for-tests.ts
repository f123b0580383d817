import { loadMessages } from './say';
import { language, loadTexts } from './texts';

// Tests draw at once, in both languages.
await loadTexts('en');
await loadTexts('es');
for (const one of ['es', 'en'] as const) {
  language.value = one;
  await loadMessages('game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven', 'record', 'verify');
}
