import { signal } from '@preact/signals';
import { language } from './texts';

type Translate = (text: string) => string;

// The phrasebook is loaded when somebody reads Spanish, and the signal draws the page anew when it has come. What is
// said and not drawn (announcements, answers to commands) waits for it.
const spanish = signal<Translate | null>(null);
let asked: Promise<void> | undefined;

/** Loads what the language of the moment needs. A failure is no harm: the next text asks again. */
export function loadCoreTexts(): Promise<void> {
  if (language.peek() === 'en') return Promise.resolve();
  asked ??= import('./core/spanish').then(
    (found) => {
      spanish.value = found.inSpanish;
    },
    () => {
      asked = undefined;
    },
  );
  return asked;
}

/** The sentences of Sums of 20 that name tiles by their signs, in words: "*4" is a wild that stands for 4. */
function inEnglish(text: string): string {
  if (text === 'name the number of the wild, from *1 to *19') return text.replace(/\*\d+/g, '"$&"');
  if (!/^the rack | is taken by \*|no rack has a legal play/.test(text)) return text;
  return text
    .replace(/^the rack (.+) has 0 of the tile (\S+), not 1/, 'the rack has no $2, only $1')
    .replace(/taken by \*/, 'taken by a *')
    .replace(/\*(\d+)/g, 'wild as $1')
    .replace(/\*/g, 'wild');
}

/** A text of the core (a reason, a part of a score, a help) in the language of the moment; English until that is there. */
export function coreText(text: string): string {
  if (language.value === 'en') return inEnglish(text);
  const translate = spanish.value;
  if (translate) return translate(text);
  void loadCoreTexts();
  return text;
}
