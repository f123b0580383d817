import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games';
import { language, languages, named, texts } from '../../texts/texts';
import { drawsText, shareText } from './draw-words';

afterEach(() => {
  language.value = 'en';
});

/** What chance is called in the records of the lessons, and where an option asks for more. */
function kinds(): string[] {
  const folder = join(__dirname, '../../games');
  const lines = games.flatMap((game) =>
    readFileSync(join(folder, game, 'lesson.twenties'), 'utf8').split('\n'),
  );
  return [...lines.flatMap((line) => /^\* (\w+)/.exec(line)?.[1] ?? []), 'sheets', 'out'];
}

test.each(Object.keys(languages))('every draw has words: %s', (wanted) => {
  language.value = wanted;
  const { drawKinds } = texts.value.table;
  expect(kinds().length).toBeGreaterThan(8);
  expect(kinds().filter((kind) => named(drawKinds, kind) === undefined)).toEqual([]);
});

test('draws are counted, and the share of a bot is told as its name', () => {
  const draws = [
    { kind: 'centre', count: 1 },
    { kind: 'draw', count: 24 },
  ];
  expect(drawsText(draws)).toBe('centre tile × 1, tiles drawn × 24');
  language.value = 'es';
  expect(drawsText(draws)).toBe('ficha del centro × 1, fichas sacadas × 24');
  expect(shareText('gentle')).toBe('Bot Amable');
  expect(shareText('9f3c')).toBe('9f3c');
});
