// @vitest-environment node
/** Every message in every language, with sample arguments: natively (ICU) and in the page it is said in the same words. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Message } from '../src/texts/message';
import { loadMessages, say } from '../src/texts/say';
import { language, type Language } from '../src/texts/texts';

const root = resolve(__dirname, '../..');
const native = process.env['TWENTIES_CORE_ANSWERS'] ?? join(root, 'build/dev/bin/core_answers');

interface Said {
  language: Language;
  message: Message;
  words: string;
}

const areas = readdirSync(join(root, 'texts/en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

test('the page says what the program says', async () => {
  const lines = execFileSync(native, ['texts'], { maxBuffer: 2 ** 28 })
    .toString()
    .trimEnd()
    .split('\n');
  // The program has areas of its own, which the page never says.
  const shared = ({ message }: Said): boolean => areas.includes(message.id.split('.')[0] ?? '');
  const all = lines.map((line) => JSON.parse(line) as Said).filter(shared);
  expect(all.length).toBeGreaterThan(500);
  let said: Language | undefined;
  for (const { language: of, message, words } of all) {
    if (said !== of) {
      said = language.value = of;
      await loadMessages(...areas);
    }
    expect(say(message), `${of}: ${JSON.stringify(message)}`).toBe(words);
  }
});
