// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { GuidedSteps } from './guided-steps';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

test('the button that goes on never turns into the one that does the task', () => {
  const show = vi.fn();
  const draw = (step: number, waiting: boolean) => {
    const rest = { all: 4, back: vi.fn(), next: vi.fn() };
    render(<GuidedSteps step={step} waiting={waiting} show={show} {...rest} />, root);
    return [...root.querySelectorAll('button')].at(-1);
  };
  const next = draw(0, false);
  next?.focus();
  expect(draw(1, false)).toBe(next);
  expect(draw(2, true)).not.toBe(next);
  (document.activeElement as HTMLElement | null)?.click();
  expect(show).not.toHaveBeenCalled();
});
