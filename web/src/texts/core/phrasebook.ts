/**
 * Turns sentences with places into other sentences with the same places: "run {numbers} on the {line}" against
 * "escalera {numbers} en {line}". The name of a place, without digits at its end, says what can stand there.
 */
export type Phrases = readonly (readonly [string, string])[];

/** What can stand in a place, as a regular expression without groups. */
const kinds: Record<string, string> = {
  n: '-?\\d+',
  square: '[a-o]\\d{1,2}',
  tile: '\\*?\\d{1,2}|\\*',
  numbers: '[\\d*|?., -]+?',
  sum: '\\d+(?:\\+\\d+)*(?: = \\d+)?',
  sheets: '[A-F](?:,[A-F])*',
  quoted: '".*"(?:\\.\\.\\.)?',
  word: '[^\\s",;:]+',
  words: '[^";:]+?',
  name: '.+?',
  // Places whose text is a phrase of the book itself.
  line: '(?:row|column|diagonal) [a-g]\\d(?:-[a-g]\\d)?',
  axis: 'row|column|diagonal',
  colour: 'blue|green|red|yellow|white|black',
  seat: '(?:seat|hand) \\d+',
  who: '(?:seat|hand) \\d+(?: and seat \\d+)*',
  ordinal: '\\d(?:st|nd|rd|th)',
  dice: '(?:(?:blue|green|red|yellow|white|black) \\d(?: \\+ )?)+',
  phrase: '.+',
};
const nested = new Set(['line', 'axis', 'colour', 'seat', 'ordinal', 'dice', 'phrase']);

/** The sign of a wild as a word: "*4" is a wild that stands for 4. */
const inWords = (text: string) => text.replace(/\*(\d+)/g, 'comodín como $1').replace(/\*/g, 'comodín');

interface Entry {
  pattern: RegExp;
  places: string[];
  answer: string;
}

const kindOf = (place: string) => place.replace(/\d+$/, '');
const quoteRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function placesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
}

function compile([text, answer]: readonly [string, string]): Entry {
  const places = placesOf(text);
  const pieces = text.split(/\{\w+\}/).map(quoteRegExp);
  const body = pieces.map((piece, at) => {
    const place = places[at];
    return place === undefined ? piece : `${piece}(${kinds[kindOf(place)] ?? 'unknown place'})`;
  });
  return { pattern: new RegExp(`^${body.join('')}$`), places, answer };
}

/** A clause behind a sentence: "... (3.4)", "... (4.1 to 4.3)". */
const behind = /^(.*\S) (\(\d\.\d+(?:(?:, | to )\d\.\d+)*\))$/;

/** Answers the translation of a text, or undefined where the book has none. */
export function makeTranslator(phrases: Phrases): (text: string) => string | undefined {
  const whole = new Map(phrases.filter(([text]) => !text.includes('{')));
  const entries = phrases.filter(([text]) => text.includes('{')).map(compile);
  const known = new Map<string, string | undefined>();

  function fillPlace(place: string, text: string): string | undefined {
    const kind = kindOf(place);
    // A seat or hand inside a sentence has an article, which English leaves out.
    if (kind === 'who') return translate(`the ${text}`);
    if (kind === 'tile' || kind === 'numbers') return inWords(text);
    return nested.has(kind) ? translate(text) : text;
  }

  function answerOf(entry: Entry, text: string): string | undefined {
    const found = entry.pattern.exec(text);
    if (!found) return undefined;
    const values = new Map<string, string>();
    for (const [at, place] of entry.places.entries()) {
      const value = fillPlace(place, found[at + 1] ?? '');
      if (value === undefined) return undefined;
      values.set(place, value);
    }
    return entry.answer.replace(/\{(\w+)\}/g, (_, place: string) => values.get(place) ?? '');
  }

  function look(text: string): string | undefined {
    const exact = whole.get(text);
    if (exact !== undefined) return exact;
    for (const entry of entries) {
      const answer = answerOf(entry, text);
      if (answer !== undefined) return answer;
    }
    const [, sentence, clause] = behind.exec(text) ?? [];
    if (sentence === undefined || clause === undefined) return undefined;
    const answer = translate(sentence);
    return answer === undefined ? undefined : `${answer} ${clause.replace(' to ', ' a ')}`;
  }

  function translate(text: string): string | undefined {
    if (!known.has(text)) {
      if (known.size > 5000) known.clear();
      known.set(text, look(text));
    }
    return known.get(text);
  }
  return translate;
}
