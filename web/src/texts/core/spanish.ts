import { gamePhrases } from './es-games';
import { generalPhrases } from './es-general';
import { makeTranslator } from './phrasebook';

/** What is said while one plays. */
export const usualPhrases = [...generalPhrases, ...gamePhrases];
export const findSpanish = makeTranslator(usualPhrases);
