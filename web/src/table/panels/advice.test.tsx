// @vitest-environment jsdom
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import type { Judged } from '../../core/types';
import { JudgedAdvice } from './advice';
import { said } from '../../texts/message';

vi.mock('../../core/client', () => ({ core: { catalogue: () => Promise.resolve([]) }, localTables: {} }));

const refused: Judged = {
  move: 'j2 2',
  kind: 'put',
  allowed: false,
  clause: '3.3',
  reason: said('the row from h2 would be 4+8+2 = 14, not 20'),
  points: 0,
  parts: [],
  notes: [],
  lines: [],
  squares: ['j2'],
  tiles: ['2'],
};

function shown(judged: Judged): Element {
  const page = document.createElement('div');
  render(<JudgedAdvice judged={judged} game="sums-of-20" names={['Ann']} />, page);
  return page;
}

test('what may still become a play is no refusal, but says what is missing', () => {
  const no = shown(refused);
  expect(no.querySelector('.advice__no')?.textContent).toContain('is not allowed');
  const yet = shown({ ...refused, unfinished: true });
  expect(yet.querySelector('.advice__no')).toBeNull();
  expect(yet.querySelector('.advice__head')?.textContent).toContain('not complete yet');
  expect(yet.textContent).toContain('4+8+2 = 14, not 20');
  expect(yet.textContent).not.toContain('✕');
});
