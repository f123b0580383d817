// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce';
import { Live } from './live';

const root = document.createElement('div');
const heard = () => [...root.querySelectorAll('[aria-live] p')].map((one) => one.textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  await act(() => render(<Live />, root));
});
afterEach(() => {
  render(null, root);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what follows soon does not take the place of what was said before', async () => {
  announce('One.');
  await pass(100);
  const first = root.querySelector('[aria-live] p');
  announce('Two.');
  await pass(100);
  announce('Two.');
  await pass(100);
  expect(heard()).toEqual(['One.', 'Two.', 'Two.']);
  expect(root.querySelector('[aria-live] p')).toBe(first);
});

test('what comes in one breath is one text, and nothing stays for ever', async () => {
  announce('One.');
  announce('Two.');
  await pass(100);
  expect(heard()).toContain('One. Two.');
  await pass(60_000);
  expect(heard()).toEqual([]);
});
