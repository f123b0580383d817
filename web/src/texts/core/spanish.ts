import { gamePhrases } from './es-games';
import { generalPhrases } from './es-general';
import { positionPhrases } from './es-positions';
import { makeTranslator } from './phrasebook';

export const spanishPhrases = [...generalPhrases, ...gamePhrases, ...positionPhrases];
export const findSpanish = makeTranslator(spanishPhrases);

/** What has no Spanish stays as it is: better a sentence in English than none. */
export function inSpanish(text: string): string {
  return findSpanish(text) ?? text;
}
