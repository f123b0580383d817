/** The longest name that a table takes, in bytes, and the longest that has room beside a board, in letters. */
const longest = { bytes: 40, letters: 20 };

/** The signs of a text as a reader sees them: an emoji of several parts is one. */
export function signsOf(text: string): string[] {
  // Most names need no segmenter, and the first one takes as long as a whole board to draw.
  if (/^[ -~\u00a0-\u024f]*$/.test(text)) return Array.from(text);
  // Browsers without a segmenter tell at least the two halves of one sign from two signs.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/u;
const picture = /[\u2190-\u27ff\u2801-\u2bff\u{1f000}-\u{1faff}]/u;
const joiner = '\u200d';
const inColour = '\ufe0f';

/** Without signs that nobody sees, which tables refuse; those that make one emoji of several stay. */
function withoutUnseen(text: string): string {
  if (!unseen.test(text)) return text;
  const signs = Array.from(text);
  let out = '';
  let before = '';
  signs.forEach((sign, at) => {
    const colours = sign === inColour && picture.test(before);
    const joins =
      sign === joiner && (picture.test(before) || before === inColour) && picture.test(signs[at + 1] ?? '');
    if (unseen.test(sign) && !colours && !joins) return;
    out += sign;
    before = sign;
  });
  return out;
}

/** As much of what is being typed as a name may have: no commas, and whole signs only. */
export function fitName(typed: string): string {
  const bytes = new TextEncoder();
  let fit = '';
  let letters = 0;
  for (const sign of signsOf(withoutUnseen(typed.replace(/[,\p{Cc}]/gu, ' ')).replace(/^\s+/, ''))) {
    letters += 1;
    if (letters > longest.letters || bytes.encode(fit + sign).length > longest.bytes) break;
    fit += sign;
  }
  return fit;
}

/** What a field for a name holds, after what does not fit was taken out of it. */
export function takeName(field: HTMLInputElement): string {
  const fit = fitName(field.value);
  if (fit !== field.value) {
    const at = field.selectionStart ?? fit.length;
    field.value = fit;
    field.setSelectionRange(at, at);
  }
  return fit;
}

/** A table takes such a name for that of a bot. */
export function isBotName(name: string): boolean {
  return /^bot /i.test(name);
}

/** A name as tables take it; empty if it is none. */
export function cleanName(name: string): string {
  const clean = fitName(name.replace(/\s+/g, ' ')).trim();
  return isBotName(clean) ? '' : clean;
}
