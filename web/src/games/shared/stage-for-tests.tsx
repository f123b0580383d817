import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Scene } from '../../core/types';
import type { Board, BoardProps } from '../../table/board/board';

/** A board on a page, with everything it tells the table kept. */
export function stage<S extends Scene>(
  TheBoard: Board<S>,
  props: Pick<BoardProps<S>, 'scene' | 'position' | 'core'>,
) {
  const host = document.createElement('div');
  document.body.append(host);
  const told = {
    decide: vi.fn<(move: string) => void>(),
    consider: vi.fn<BoardProps['consider']>(),
    announce: vi.fn<(text: string) => void>(),
  };
  const show = async (more: Partial<BoardProps<S>> = {}) => {
    const all: BoardProps<S> = { seat: 1, names: ['Ann', 'Bob'], mayAct: true, ...props, ...told, ...more };
    await doing(() => render(<TheBoard {...all} />, host));
  };
  const find = (selector: string): HTMLElement => {
    const found = host.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return {
    ...told,
    show,
    find,
    all: (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)],
    square: (name: string) => find(`[data-square="${name}"]`),
    button: (text: string) => {
      const found = [...host.querySelectorAll('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === text,
      );
      if (!found) throw new Error(`no button says ${text}`);
      return found;
    },
    click: (element: HTMLElement) => doing(() => element.click()),
    focus: (element: HTMLElement) => doing(() => element.focus()),
    key: (key: string, at: Element = document.activeElement ?? document.body) =>
      doing(() => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    end: () => {
      render(null, host);
      host.remove();
    },
  };
}

/** Answers of a fake core arrive a little later. */
async function settled(): Promise<void> {
  for (let i = 0; i < 6; ++i) await Promise.resolve();
}

async function doing(what: () => unknown): Promise<void> {
  await act(async () => {
    what();
    await settled();
  });
  await act(settled);
}
