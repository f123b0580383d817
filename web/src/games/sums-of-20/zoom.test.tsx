// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LastMove } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { stage } from '../shared/stage-for-tests';
import SumsOf20Board from './board';
import { coreThatSays, sceneWith } from './fixtures-for-tests';

const t = texts.value.boards.sumsOf20;
const position = { game: 'sums-of-20' as const, view: 'view', seat: 1 };

/** A window of 390 pixels onto the board, scrolled to its top left, with squares of 46 pixels. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly seen: () => void) {}
      observe() {
        this.seen();
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = this.dataset['index'];
    if (index === undefined) return new DOMRect(0, 0, 390, 390);
    return new DOMRect((Number(index) % 15) * 46, Math.floor(Number(index) / 15) * 46, 46, 46);
  });
});
let board: ReturnType<typeof stage<ReturnType<typeof sceneWith>>>;
beforeEach(async () => {
  board = stage(SumsOf20Board, { scene: sceneWith(), position, core: coreThatSays({}) });
  await board.show();
});
afterEach(() => {
  board.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A press on a square by this kind of pointer. */
async function press(name: string, pointerType: string) {
  const init = { bubbles: true, pointerType };
  board.square(name).dispatchEvent(new PointerEvent('pointerdown', init));
  await board.click(board.square(name));
}
const factor = () => board.find('.zoom-board').style.getPropertyValue('--zoom');
const takeUp = () => board.click(board.find('.own-rack .rack__tile'));

describe('a small board of Sums of 20', () => {
  it('comes closer to a finger, which lays with the next tap', async () => {
    await takeUp();
    await press('f8', 'touch');
    expect(board.all('.sums-laid')).toHaveLength(0);
    expect(Number(factor())).toBeGreaterThan(1.5);
    await press('f8', 'touch');
    expect(board.all('.sums-laid')).toHaveLength(1);
  });
  it('stays as it is for a mouse and for keys, which lay at once', async () => {
    await takeUp();
    await press('f8', 'mouse');
    expect(board.all('.sums-laid')).toHaveLength(1);
    expect(factor()).toBe('1');
    await press('a1', 'touch');
    await board.click(board.button(t.whole));
    await board.click(board.find('.own-rack .rack__tile:nth-child(2)'));
    await board.focus(board.square('f9'));
    await board.key('Enter');
    expect(board.all('.sums-laid')).toHaveLength(2);
    expect(factor()).toBe('1');
  });
});

describe('large squares of Sums of 20', () => {
  const played = (squares: string[]): LastMove => ({
    seat: 2,
    move: squares.join(' '),
    kind: 'put',
    tiles: [],
    squares,
    lines: [],
    parts: [],
    points: 0,
  });
  it('follow the whole of a play', async () => {
    await board.click(board.button(t.larger));
    const frame = board.find('.zoom-frame');
    frame.scrollLeft = 0;
    frame.scrollTop = 0;
    await board.show({ last: played(['j12', 'k12', 'l12', 'm12']) });
    expect(Number(factor())).toBeGreaterThan(1.5);
    expect([frame.scrollLeft, frame.scrollTop]).toEqual([13 * 46 - 390, 12 * 46 - 390]);
  });
  it('give way to the whole board where a play has no room', async () => {
    await board.click(board.button(t.larger));
    await board.show({ last: played(['c2', 'c11', 'c12']) });
    expect(factor()).toBe('1');
  });
});
