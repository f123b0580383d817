// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { language } from '../../texts/texts';
import { Known } from './known';
import { stateOf, type KnownCentre } from './known-state';

const unknown = (centre: number): KnownCentre => ({ centre, low: -1, high: 1, answered: 0 });
const nothing = [1, 2, 3, 4, 5, 6].map(unknown);

function shown(all: KnownCentre[]): HTMLElement {
  const place = document.createElement('div');
  void act(() => render(<Known all={all} />, place));
  return place;
}

afterEach(() => {
  language.value = 'en';
});

test('while nothing is proved it says so of every centre tile', () => {
  const place = shown(nothing);
  expect(place.querySelectorAll('li[data-state="unknown"]').length).toBe(6);
  expect(place.textContent).toContain('Nobody knows yet');
  expect(place.querySelectorAll('.known-ring, .known-flag').length).toBe(0);
  expect(place.querySelectorAll('li')[3]?.textContent).toBe('4Centre 4: Not known yet0% of deals');
});

test('a proof that is under way claims nothing, and its ring shows how far it is', () => {
  const place = shown(nothing.map((one) => (one.centre === 4 ? { ...one, answered: 12_155 } : one)));
  expect(place.querySelectorAll('li[data-state="unknown"]').length).toBe(6);
  expect(place.querySelectorAll('.known-ring').length).toBe(1);
  expect(place.querySelectorAll('li')[3]?.textContent).toContain('50% of deals');
});

test('what is proved stands at its tile and is counted', () => {
  const results: [number, number][] = [
    [1, 1],
    [0, 0],
    [-1, -1],
    [0, 1],
    [-1, 0],
    [-1, 1],
  ];
  const all = results.map(([low, high], at) => ({ centre: at + 1, low, high, answered: 6000 }));
  expect(all.map(stateOf)).toEqual(['first', 'drawn', 'second', 'firstHolds', 'secondHolds', 'unknown']);
  const place = shown(all);
  expect(place.textContent).toContain('3 of the six centre tiles are solved');
  expect([...place.querySelectorAll('.known-flag')].map((flag) => flag.textContent)).toEqual([
    '1',
    '=',
    '2',
    '1',
    '2',
  ]);
  expect(shown(all.map((one) => ({ ...one, low: 1, high: 1 }))).textContent).toContain(
    'All six centre tiles',
  );
});

test.each([
  ['es', 'Aún no se sabe'],
  ['de', 'Noch nicht bekannt'],
])('in %s it is said in that language', (lang, words) => {
  language.value = lang;
  expect(shown(nothing).textContent).toContain(words);
});
