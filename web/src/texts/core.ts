import { signal } from '@preact/signals';
import { language } from './texts';

type Translate = (text: string) => string;

// The phrasebook is loaded when somebody reads Spanish, and the signal draws the page anew when it has come.
const spanish = signal<Translate | null>(null);
let asked: Promise<void> | undefined;

/** Loads what the language of the moment needs. A failure is no harm: the next text asks again. */
export function loadCoreTexts(): Promise<void> {
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

/** A text of the core (a reason, a part of a score, a help) in the language of the moment; English until that is there. */
export function coreText(text: string): string {
  if (language.value === 'en') return text;
  const translate = spanish.value;
  if (translate) return translate(text);
  void loadCoreTexts();
  return text;
}
