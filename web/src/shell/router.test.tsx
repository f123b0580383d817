// @vitest-environment jsdom
import { render } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginRouter, go, hash, Link, route, steps } from './router';

beforeEach(() => {
  window.scrollTo = vi.fn();
  history.replaceState(null, '', '/');
  beginRouter();
});

test('going somewhere changes the address and the page', () => {
  const before = steps.value;
  go('/rules/twenty-one#3.1');
  expect(location.pathname).toBe('/rules/twenty-one');
  expect(route.value).toEqual({ page: 'rules', game: 'twenty-one' });
  expect(hash.value).toBe('3.1');
  expect(steps.value).toBe(before + 1);
});

test('another place on the same page is no step to another page', () => {
  go('/rules/twenty-one');
  const before = steps.value;
  go('/rules/twenty-one#4.1');
  expect(steps.value).toBe(before);
  expect(hash.value).toBe('4.1');
});

test('a hash that cannot be decoded is taken as it is', () => {
  go('/replay#%E0%A4%A');
  expect(hash.value).toBe('%E0%A4%A');
});

test('going back is followed', () => {
  go('/tables');
  const before = steps.value;
  history.replaceState(null, '', '/learn');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route.value).toEqual({ page: 'learn' });
  expect(steps.value).toBe(before + 1);
  history.replaceState(null, '', '/learn#here');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(steps.value).toBe(before + 1);
});

test('a link goes there at a plain click and leaves others to the browser', () => {
  const root = document.createElement('div');
  document.body.append(root);
  render(<Link href="/tables">x</Link>, root);
  const link = root.querySelector('a');
  const press = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // jsdom cannot follow links itself.
    root.addEventListener('click', (late) => late.preventDefault(), { once: true });
    link?.dispatchEvent(event);
  };
  press({ ctrlKey: true });
  expect(route.value).toEqual({ page: 'home' });
  press({});
  expect(route.value).toEqual({ page: 'tables' });
});
