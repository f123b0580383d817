import { signal } from '@preact/signals';

/** What screen readers are told, oldest first. The number makes the same text twice in a row two announcements. */
export const announced = signal<{ text: string; number: number }[]>([]);

/** How long a text stays to be heard. One that follows soon does not take its place. */
const stays = 6000;
let waiting: string[] = [];
let count = 0;

/** Withdraws pending announcements that were for another player. */
export function hush(): void {
  waiting.length = 0;
  announced.value = [];
}

/** Announces a text to screen readers, politely. Texts that come together are announced together. */
export function announce(text: string): void {
  if (text === '') return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    if (waiting.length === 0) return;
    const number = ++count;
    announced.value = [...announced.value, { text: waiting.join(' '), number }];
    waiting = [];
    setTimeout(() => (announced.value = announced.value.filter((one) => one.number !== number)), stays);
  }, 60);
}
