import { afterEach, expect, it } from 'vitest';
import { language } from '../texts/texts';
import { clockText } from './clock-words';

afterEach(() => {
  language.value = 'en';
});

it('says clocks in words', () => {
  expect(clockText('none')).toBe('');
  expect(clockText(undefined)).toBe('');
  expect(clockText('move:30')).toBe('30 s per move');
  expect(clockText('move:120')).toBe('2 min per move');
  expect(clockText('game:600+5')).toBe('10 min + 5 s');
  language.value = 'es';
  expect(clockText('days:1')).toBe('1 día por jugada');
});
