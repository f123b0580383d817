import { positionPhrases } from './es-positions';
import { makeTranslator } from './phrasebook';
import { usualPhrases } from './spanish';

/** With what is said about records and positions that cannot be read. */
export const spanishPhrases = [...usualPhrases, ...positionPhrases];
export const findSpanish = makeTranslator(spanishPhrases);
