// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cleanName, fitName, signsOf, takeName } from './names';

const family = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}';
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test('a name is cut between signs, never within one', () => {
  expect(signsOf(`${family}a`)).toEqual([family, 'a']);
  expect(fitName(`${family}${family}`)).toBe(family);
  expect(fitName(`Ann ${family}`)).toBe(`Ann ${family}`);
  expect(fitName('\u{1F1EA}\u{1F1F8}'.repeat(30))).toBe('\u{1F1EA}\u{1F1F8}'.repeat(5));
});

test('signs that nobody sees are taken out, unless they make an emoji', () => {
  expect(fitName('A\u200bn\u202en\ufeff\ufe0f')).toBe('Ann');
  expect(fitName('\u3164')).toBe('');
  expect(fitName('Ann\u200d')).toBe('Ann');
  expect(fitName(`${family} \u2764\ufe0f`)).toBe(`${family} \u2764\ufe0f`);
  expect(fitName('\u2764\ufe0f\ufe0f\u200d')).toBe('\u2764\ufe0f');
});

test('names in letters ask no segmenter, which is slow the first time', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  const signs = signsOf('José Ñ.');
  const asked = segmenter.mock.calls.length;
  segmenter.mockRestore();
  expect(signs).toEqual(['J', 'o', 's', 'é', ' ', 'Ñ', '.']);
  expect(asked).toBe(0);
  expect(signsOf('e\u0301')).toHaveLength(1);
});

test.each(['x', 'é', '語', '\u{1F44D}\u{1F3FD}', family])(
  'as many %s as are typed, a name has no more bytes than tables take',
  (sign) => {
    const name = cleanName(sign.repeat(50));
    expect(bytesOf(name)).toBeLessThanOrEqual(40);
    expect(signsOf(name).length).toBeLessThanOrEqual(20);
    expect(bytesOf(name) + bytesOf(sign) > 40 || signsOf(name).length === 20).toBe(true);
  },
);

test('the field keeps what fits, with a blank that is still being typed', () => {
  const field = document.createElement('input');
  field.value = 'Ann, ';
  expect(takeName(field)).toBe('Ann  ');
  expect(field.value).toBe('Ann  ');
  field.value = '語'.repeat(20);
  expect(takeName(field)).toBe('語'.repeat(13));
  expect(field.value).toBe('語'.repeat(13));
});

test('the name of a bot is nobody’s', () => {
  expect(cleanName('Bot sharp')).toBe('');
  expect(cleanName('Botticelli')).toBe('Botticelli');
  expect(cleanName('bot')).toBe('bot');
});
