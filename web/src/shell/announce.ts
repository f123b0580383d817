import { signal } from '@preact/signals';

/** What screen readers are told next. The number makes the same text twice in a row two announcements. */
export const announced = signal<{ text: string; number: number }>({ text: '', number: 0 });

let waiting: string[] = [];

/** Tells screen readers, politely. What comes in one breath is told in one breath. */
export function announce(text: string): void {
  if (text === '') return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    announced.value = { text: waiting.join(' '), number: announced.value.number + 1 };
    waiting = [];
  }, 60);
}
