import { signal } from '@preact/signals';
import { language } from './texts';

type Find = (text: string) => string | undefined;

// The phrasebook is loaded when somebody reads Spanish, and the signal draws the page anew when it has come. What is
// said and not drawn (announcements, answers to commands) waits for it. Few ever read what a broken record is told:
// that is loaded by who reads records, or when a sentence is not known.
const spanish = signal<Find | null>(null);
const books = { usual: () => import('./core/spanish'), records: () => import('./core/spanish-records') };
type Book = keyof typeof books;
const asked = new Map<Book, Promise<void>>();

/** Loads what the language of the moment needs. A failure is no harm: the next text asks again. */
export function loadCoreTexts(book: Book = 'usual'): Promise<void> {
  if (language.peek() === 'en') return Promise.resolve();
  // Whoever has the larger one needs no other.
  const loading = asked.get('records') ?? asked.get(book);
  if (loading) return loading;
  const load = books[book]().then(
    (found) => {
      if (book === 'records' || !asked.has('records')) spanish.value = found.findSpanish;
    },
    () => {
      asked.delete(book);
    },
  );
  asked.set(book, load);
  return load;
}

/** A sign in the notation stands between quotes, which Spanish has anyway. */
const inEnglish = (text: string): string =>
  text === 'name the number of the wild, from *1 to *19' ? text.replace(/\*\d+/g, '"$&"') : text;

/** A text of the core that is no message (a help, why a text cannot be read) in the language of the moment; English until that is there. */
export function coreText(text: string): string {
  if (language.value === 'en') return inEnglish(text);
  const found = spanish.value?.(text);
  if (found !== undefined) return found;
  // What has no Spanish stays as it is: better a sentence in English than none.
  if (!spanish.value) void loadCoreTexts();
  else if (/\p{L} \p{L}.* /u.test(text)) void loadCoreTexts('records');
  return text;
}
