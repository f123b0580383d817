import { useLayoutEffect, useRef } from 'preact/hooks';

/** Digits typed so far. A tile of two digits is typed as both: 1 takes up the 1, a 7 soon after it the 17. */
export interface Typed {
  digits: string;
  at: number;
}

/** How long two digits belong together. */
const together = 900;

/** What a digit means: the number to take up, if there is one, and what is remembered for the next digit. */
export function typeDigit(
  typed: Typed,
  digit: string,
  at: number,
  numbers: readonly number[],
): { typed: Typed; number?: number } {
  const joined = at - typed.at <= together ? typed.digits + digit : digit;
  if (joined !== digit && numbers.includes(Number(joined))) {
    return { typed: { digits: '', at }, number: Number(joined) };
  }
  const single = digit === '0' ? 10 : Number(digit);
  const next = { digits: digit, at };
  return numbers.includes(single) ? { typed: next, number: single } : { typed: next };
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Digits take up tiles from anywhere on the page, unless somebody writes; 0 is the ten. Escape puts everything back. */
export function useNumberKeys(
  numbers: readonly number[],
  onNumber: (number: number) => void,
  onEscape: () => void,
): void {
  const now = useRef({ numbers, onNumber, onEscape });
  now.current = { numbers, onNumber, onEscape };
  useLayoutEffect(() => {
    let typed: Typed = { digits: '', at: -together };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') now.current.onEscape();
      if (!/^[0-9]$/.test(event.key)) return;
      const result = typeDigit(typed, event.key, event.timeStamp, now.current.numbers);
      typed = result.typed;
      if (result.number !== undefined) now.current.onNumber(result.number);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
