// @vitest-environment jsdom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core, Scene } from '../../core/types';
import type { Board, BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import GameOf20Board from '../game-of-20/board';
import * as gameOf20 from '../game-of-20/fixtures-for-tests';
import SumsOf20Board from '../sums-of-20/board';
import * as sumsOf20 from '../sums-of-20/fixtures-for-tests';
import TwentyFourSevenBoard from '../twenty-four-seven/board';
import * as twentyFourSeven from '../twenty-four-seven/fixtures-for-tests';
import TwentyOneBoard from '../twenty-one/board';
import * as twentyOne from '../twenty-one/fixtures-for-tests';

let page: HTMLDivElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, page);
  page.remove();
});

/** Draws a board and comes back at once: whatever the page does later has not been done. */
function board<S extends Scene>(
  TheBoard: Board<S>,
  props: Pick<BoardProps<S>, 'scene' | 'position' | 'core'>,
) {
  const told = {
    decide: vi.fn<(move: string) => void>(),
    consider: vi.fn<BoardProps['consider']>(),
    announce: vi.fn<(text: string) => void>(),
  };
  const draw = (more: Partial<BoardProps<S>> = {}) =>
    render(
      <TheBoard {...{ seat: 1, names: ['Ann', 'Bob'], mayAct: true, ...props, ...told, ...more }} />,
      page,
    );
  return { ...told, draw };
}

/** Long enough for everything that is done after a page has been painted. */
const settled = () => new Promise((go) => setTimeout(go, 200));

/** An answer that is given when the test wants. */
function held<T>(value: T): { answer: () => Promise<T>; give: () => void } {
  let give: () => void = () => undefined;
  const promise = new Promise<T>((resolve) => (give = () => resolve(value)));
  return { answer: () => promise, give };
}

function button(name: string): HTMLElement {
  const found = [...page.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
  if (!found) throw new Error(`no button says ${name}`);
  return found;
}
const square = (name: string) => page.querySelector<HTMLElement>(`[data-square="${name}"]`);
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const isPressed = (name: string) => button(name).getAttribute('aria-pressed');

describe('a quick hand at the board of 24/7', () => {
  const { scene, position } = twentyFourSeven;
  const fresh = (core: Partial<Core> = {}) =>
    board(TwentyFourSevenBoard, { scene, position, core: twentyFourSeven.fakeCore(core) });

  it('takes up a tile by its number as soon as the board is drawn', async () => {
    fresh().draw();
    press('4');
    await settled();
    expect(isPressed('Tile 4')).toBe('true');
  });
  it('takes up a tile as soon as its turn begins', async () => {
    const { draw } = fresh();
    draw({ mayAct: false });
    await settled();
    draw({ position: { ...position, view: 'another view' } });
    button('Tile 4').click();
    await settled();
    expect(isPressed('Tile 4')).toBe('true');
  });
  it('asks what a square takes before that is known', async () => {
    const moves = held([twentyFourSeven.judged(7, 'd6')]);
    const { draw, announce } = fresh({ moves: moves.answer });
    draw();
    square('d6')?.click();
    await settled();
    moves.give();
    await settled();
    expect(square('d6')?.className).toContain('square--asked');
    expect(announce).toHaveBeenCalledExactlyOnceWith('d6 takes 7.');
  });
  it('lays a tile on the square that was chosen before that is known', async () => {
    const { draw, decide } = fresh({ moves: held([]).answer });
    draw();
    square('e3')?.click();
    await Promise.resolve();
    button('Tile 4').click();
    await settled();
    expect(decide).toHaveBeenCalledExactlyOnceWith('4 e3');
  });
  it('lays nothing on a board that has changed meanwhile', async () => {
    const judge = held(twentyFourSeven.judged(4, 'e3'));
    const { draw, decide } = fresh({ judge: judge.answer, ask: held([]).answer });
    draw();
    button('Tile 4').click();
    await Promise.resolve();
    square('e3')?.click();
    draw({ position: { ...position, view: 'another view' } });
    judge.give();
    await settled();
    expect(decide).not.toHaveBeenCalled();
  });
});

describe('a quick hand in the draft of Game of 20', () => {
  const { draft, position } = gameOf20;
  const fresh = (core: Partial<Core> = {}) =>
    board(GameOf20Board, { scene: draft, position, core: gameOf20.fakeCore(core) });

  it('marks a tile as soon as the tray is drawn', async () => {
    fresh().draw();
    button('Tile 9').click();
    await settled();
    expect(isPressed('Tile 9')).toBe('true');
  });
  it('takes what is marked before it is judged', async () => {
    const judge = held(gameOf20.judged('take 9 14', [], ['9', '14']));
    const { draw, decide } = fresh({ judge: judge.answer });
    draw();
    press('9');
    await Promise.resolve();
    button('Tile 14').click();
    await Promise.resolve();
    button('Take 9 and 14').click();
    expect(decide).not.toHaveBeenCalled();
    judge.give();
    await settled();
    expect(decide).toHaveBeenCalledExactlyOnceWith('take 9 14');
  });
});

describe('a quick hand at the board of Twenty One', () => {
  const t = texts.value.boards.twentyOne;
  const { judgedAs } = twentyOne;
  const scene = twentyOne.sceneWith({
    players: [
      twentyOne.playerWith(1, 'A', ['6x4321', '.5.x..']),
      twentyOne.playerWith(2, 'C', ['65x321', '.3.2..']),
    ],
  });
  const position = { game: 'twenty-one' as const, view: 'view', seat: 1 };
  const allowed = ['write black', 'write green', 'write green black', 'cross 6'].map((move) =>
    judgedAs(move),
  );
  const fresh = (core: Partial<Core> = {}) =>
    board(TwentyOneBoard, { scene, position, core: { ...twentyOne.coreThatAllows(allowed), ...core } });
  const space = (printed: number) =>
    page.querySelectorAll<HTMLElement>('.sheet-own .sheet-now .sheet-cell')[6 - printed];
  const isChosen = (printed: number) => space(printed)?.getAttribute('aria-selected');

  it('chooses a space as soon as the sheet is drawn', async () => {
    fresh().draw();
    space(6)?.click();
    await settled();
    expect(isChosen(6)).toBe('true');
  });
  it('chooses a space as soon as its turn begins, even before it is known what is allowed', async () => {
    const moves = held(allowed);
    const { draw } = fresh({ moves: moves.answer });
    draw({ mayAct: false });
    await settled();
    draw();
    space(6)?.click();
    await settled();
    moves.give();
    await settled();
    expect(isChosen(6)).toBe('true');
  });
  it('crosses out before it is known what is allowed', async () => {
    const moves = held(allowed);
    const { draw } = fresh({ moves: moves.answer });
    draw();
    button(t.crossOut).click();
    await Promise.resolve();
    space(6)?.click();
    moves.give();
    await settled();
    expect(isPressed(t.crossOut)).toBe('true');
    expect(isChosen(6)).toBe('true');
  });
  it('marks what is chosen, not what was judged last', async () => {
    const { draw, decide } = fresh();
    draw();
    await settled();
    space(6)?.click();
    await settled();
    space(2)?.click();
    await Promise.resolve();
    button(t.mark).click();
    expect(decide).toHaveBeenCalledExactlyOnceWith('write green black');
  });
});

describe('a quick hand at the board of Sums of 20', () => {
  const t = texts.value.boards.sumsOf20;
  const position = { game: 'sums-of-20' as const, view: 'view', seat: 1 };
  const laid = held({ lines: [], judged: sumsOf20.judgedAs('f8 4', { points: 13 }) });
  const core = { ...sumsOf20.coreThatSays({}), ask: laid.answer };
  const fresh = () => board(SumsOf20Board, { scene: sumsOf20.sceneWith(), position, core });

  it('plays what is laid before it is judged, and only what is', async () => {
    const { draw, decide } = fresh();
    draw();
    button('Tile 4').click();
    await Promise.resolve();
    square('f8')?.click();
    await Promise.resolve();
    button(t.play).click();
    expect(decide).not.toHaveBeenCalled();
    laid.give();
    await settled();
    expect(decide).toHaveBeenCalledExactlyOnceWith('f8 4');
  });
  it('does not play later what was laid ahead of the turn', async () => {
    const { draw, decide } = fresh();
    draw({ mayAct: false });
    button('Tile 4').click();
    await Promise.resolve();
    square('f8')?.click();
    await Promise.resolve();
    button(t.play).click();
    await settled();
    draw();
    await settled();
    expect(decide).not.toHaveBeenCalled();
  });
});
