/**
 * Ends the timers that a test file leaves running, such as those of toasts: the next file, in the same thread, has another
 * document or none.
 */
import { afterAll } from 'vitest';

const started = new Set<ReturnType<typeof setTimeout>>();
const begin = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof begin>) => {
  const timer = begin(...given);
  started.add(timer);
  return timer;
}, begin);

afterAll(() => {
  for (const timer of started) clearTimeout(timer);
});
