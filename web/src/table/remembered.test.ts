// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Step } from '../protocol/messages';
import type { Seen } from './reducer';
import { withViewBefore } from './remembered';

beforeEach(() => sessionStorage.clear());

const move = (text: string): Step => ({ kind: 'move', seat: 1, text });
const seen = (steps: Step[], views: Record<number, string>) =>
  ({ seat: 1, steps, views, events: [], number: 0, at: 0, gap: false }) as unknown as Seen;
const steps = [
  { kind: 'chance', text: 'roll' } as Step,
  move('7 d4'),
  { kind: 'chance', text: 'draw' } as Step,
];

test('after a reload the view before the last move is there again', () => {
  withViewBefore('t', seen(steps, { 1: 'before', 3: 'now' }));
  expect(withViewBefore('t', seen(steps, { 3: 'now' })).views).toEqual({ 1: 'before', 3: 'now' });
  expect(withViewBefore('other', seen(steps, { 3: 'now' })).views).toEqual({ 3: 'now' });
});

test('another move has another view before it', () => {
  withViewBefore('t', seen(steps, { 1: 'before' }));
  const other = [steps[0] as Step, move('8 d5')];
  expect(withViewBefore('t', seen(other, { 2: 'now' })).views).toEqual({ 2: 'now' });
  expect(withViewBefore('t', seen([...steps, move('1 a1')], { 4: 'now' })).views).toEqual({ 4: 'now' });
});

test('what is not readable does no harm', () => {
  sessionStorage.setItem('twenties.before.t.1', '{');
  expect(withViewBefore('t', seen(steps, { 3: 'now' })).views).toEqual({ 3: 'now' });
});
