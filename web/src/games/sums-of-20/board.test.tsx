// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Laid, Laying } from './lay';
import type { SumsOf20Scene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import SumsOf20Board from './board';
import { coreThatSays, judgedAs, lineOf, sceneWith } from './fixtures-for-tests';
import { said } from '../../texts/message';

const t = texts.value.boards.sumsOf20;
const row = ['f8', 'g8', 'h8', 'i8'];

function lay(tiles: Laying[]): Laid {
  const tile = tiles[0]?.tile ?? '';
  if (tile === '*') {
    return {
      lines: [lineOf(row, 16, 'under')],
      clause: '3.4',
      reason: said('name the wild'),
      unfinished: true,
    };
  }
  if (tile === '1') {
    const judged = judgedAs('f8 1', { allowed: false, reason: said('the row would be 17, not 20') });
    return { lines: [lineOf(row, 17, 'under')], judged, unfinished: true };
  }
  const right = tile === '4' || tile === '*4';
  const lines = [right ? lineOf(row, 20, 'exact') : lineOf(row, 24, 'over')];
  const move = `f8 ${tile}`;
  const reason = said('the row would be 24, not 20');
  return {
    lines,
    judged: right ? judgedAs(move, { points: 13, lines }) : judgedAs(move, { allowed: false, reason }),
  };
}
const judge = (typed: string) => judgedAs(typed, { points: typed.startsWith('trade') ? -6 : 0 });

function propsWith(more: Partial<Omit<BoardProps<SumsOf20Scene>, 'core' | 'decide'>> = {}) {
  return {
    scene: sceneWith(),
    position: { game: 'sums-of-20' as const, view: 'view', seat: 1 },
    seat: 1,
    names: ['Ann', 'Ben'],
    mayAct: true,
    core: coreThatSays({ lay, judge }),
    decide: vi.fn<(move: string) => void>(),
    consider: vi.fn<BoardProps['consider']>(),
    announce: vi.fn<(text: string) => void>(),
    ...more,
  };
}

let page: HTMLDivElement | undefined;
/** Effects ask the core, answers draw anew, and that may ask again. */
async function after(what: () => unknown) {
  await act(() => void what());
  for (let i = 0; i < 3; i++) await act(() => Promise.resolve());
}
async function show(props: BoardProps<SumsOf20Scene>) {
  page ??= document.body.appendChild(document.createElement('div'));
  const root = page;
  await after(() => render(<SumsOf20Board {...props} />, root));
}
afterEach(() => {
  if (page) render(null, page);
  page?.remove();
  page = undefined;
});
const all = (selector: string) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])];
const one = (selector: string) => {
  const found = all(selector)[0];
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const square = (name: string) => one(`[data-square="${name}"]`);
const rackTile = (index: number) => one(`.own-rack .rack__tile:nth-child(${index})`);
const button = (text: string) => {
  const found = all('button').find((each) => each.textContent.startsWith(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
const click = (element: HTMLElement) => after(() => element.click());
const press = async (element: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  await after(() => element.focus());
  await after(() =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  );
};

describe('the board of Sums of 20', () => {
  it('lays a tile, shows the sum at the end of the line, and plays it', async () => {
    const props = propsWith();
    await show(props);
    await click(rackTile(2));
    expect(square('f8').getAttribute('aria-label')).toContain('puts 4 here');
    await click(square('f8'));
    expect(props.core.asked).toEqual(['f8 4']);
    expect(one('.sums-tell .sums-exact').textContent).toBe('✓20');
    expect(square('f8').getAttribute('aria-label')).toContain('row 8: 4+2+10+4 = 20, reached');
    expect(props.announce).toHaveBeenLastCalledWith('row 8: 4+2+10+4 = 20, reached');
    expect(props.consider).toHaveBeenLastCalledWith(expect.objectContaining({ allowed: true, points: 13 }));
    await click(button(t.play));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('f8 4');
  });
  it('says which sums the tile would make on the square with the focus', async () => {
    vi.useFakeTimers();
    const props = propsWith();
    await show(props);
    await click(rackTile(4));
    await after(() => square('f7').focus());
    await after(() => square('f8').focus());
    expect(props.core.asked).toEqual([]);
    await after(() => vi.advanceTimersByTime(200));
    expect(props.core.asked).toEqual(['f8 8']);
    const sums = 'row 8: 8+2+10+4 = 24, too much';
    expect(square('f8').getAttribute('aria-label')).toBe(`f8: empty; puts 8 here; ${sums}`);
    expect(props.announce).toHaveBeenLastCalledWith(sums);
    await after(() => square('f7').focus());
    await after(() => vi.advanceTimersByTime(200));
    expect(square('f8').getAttribute('aria-label')).toBe('f8: empty; puts 8 here');
    expect(props.announce).toHaveBeenLastCalledWith(t.noLine);
    vi.useRealTimers();
  });
  it('says why not, with a sign besides the colour, and does not play', async () => {
    const props = propsWith();
    await show(props);
    await click(rackTile(4));
    await click(square('f8'));
    expect(one('.sums-tell .sums-over').textContent).toBe('▲24');
    expect(one('.actions-refused').textContent).toContain('✕ the row would be 24, not 20');
    await click(button(t.play));
    expect(props.decide).not.toHaveBeenCalled();
  });
  it('tells what may still become a play from what is refused', async () => {
    const props = propsWith();
    await show(props);
    await click(rackTile(1));
    await click(square('f8'));
    expect(all('.actions-refused')).toHaveLength(0);
    expect(one('.actions-said').textContent).toBe('Not complete yet: the row would be 17, not 20.');
    expect(props.consider).toHaveBeenLastCalledWith(
      expect.objectContaining({ allowed: false, unfinished: true }),
    );
    await click(button(t.play));
    expect(props.decide).not.toHaveBeenCalled();
  });
  it('lays by typing on a square and lifts again', async () => {
    const props = propsWith();
    await show(props);
    square('f8').focus();
    await press(square('f8'), '4');
    expect(all('.sums-laid')).toHaveLength(1);
    await press(square('f8'), 'Backspace');
    expect(all('.sums-laid')).toHaveLength(0);
    expect(props.consider).toHaveBeenLastCalledWith(null);
  });
  it('says that a tile is wanted first', async () => {
    const props = propsWith();
    await show(props);
    await press(square('f8'), 'Enter');
    expect(props.announce).toHaveBeenLastCalledWith(t.noneTakenUp);
  });
  it('tells what came of the tiles, and not with every turn what there is to do', async () => {
    await show(propsWith());
    expect(one('.actions-said').textContent).toBe(t.layTiles);
    expect(one('[aria-live]').textContent).toBe('');
    await press(square('f8'), '4');
    expect(one('[aria-live]').textContent).toBe('Scores 13.');
  });
  it('never makes another button of the one that has the focus', async () => {
    const props = propsWith();
    await show(props);
    await press(square('f8'), '4');
    const back = button(t.takeBack);
    await click(back);
    expect(back.isConnected).toBe(false);
    const trade = button(t.trade);
    await click(trade);
    expect(trade.isConnected).toBe(false);
    const cancel = button(t.cancel);
    await click(cancel);
    expect(cancel.isConnected).toBe(false);
  });
  it('takes no tile where one lies', async () => {
    const props = propsWith();
    await show(props);
    await press(square('f8'), '4');
    await click(rackTile(1));
    await click(square('g8'));
    expect(all('.sums-laid')).toHaveLength(1);
    expect(props.announce).toHaveBeenLastCalledWith(expect.stringMatching(/^g8 holds a \d+ already\.$/));
  });
  it('asks for the number of a wild', async () => {
    const props = propsWith();
    await show(props);
    await click(rackTile(5));
    await click(square('f8'));
    expect(one('.actions-said').textContent).toBe('Not complete yet: name the wild.');
    expect(all('.actions-refused')).toHaveLength(0);
    expect(all('.wild-number:not(.wild-back)').map((n) => n.textContent)).toEqual(['1', '2', '3', '4', '5']);
    await click(one('.wild-number:nth-child(4)'));
    expect(props.core.asked).toEqual(['f8 *', 'f8 *4']);
    await click(button(t.play));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('f8 *4');
  });
  it('trades at the price that the core names', async () => {
    const props = propsWith();
    await show(props);
    await click(button(t.trade));
    await click(rackTile(2));
    await click(rackTile(5));
    expect(one('.actions-said').textContent).toContain('6');
    await click(one('.actions-main'));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('trade 4 *');
  });
  it('asks before passing', async () => {
    const props = propsWith();
    await show(props);
    await click(button(t.pass));
    expect(props.decide).not.toHaveBeenCalled();
    await click(one('.actions-main'));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('pass');
  });
  it('keeps laid tiles and the order of the rack while others move', async () => {
    const props = propsWith({ mayAct: false });
    await show(props);
    rackTile(5).focus();
    await press(rackTile(5), 'ArrowLeft', { shiftKey: true });
    await press(square('f8'), '4');
    await show({ ...props, scene: sceneWith({}, { a1: 5 }), position: { ...props.position, view: 'later' } });
    expect(all('.sums-laid')).toHaveLength(1);
    expect(all('.own-rack .rack__tile').map((tile) => tile.textContent)).toEqual(['1', '4', '7', '★', '8']);
    expect(one('.actions-said').textContent).toContain('13');
    await click(button(t.play));
    expect(props.decide).not.toHaveBeenCalled();
  });
  it('keeps the tiles of several people at one device apart', async () => {
    const props = propsWith();
    const racks = props.scene.racks.map((rack) => [...rack.slice(0, 4), '4'].sort());
    const scene = { ...props.scene, racks };
    await show({ ...props, scene });
    await press(square('f8'), '4');
    await show({ ...props, scene, seat: 2, position: { ...props.position, seat: 2 } });
    expect(all('.sums-laid')).toHaveLength(0);
    await show({ ...props, scene });
    expect(all('.sums-laid')).toHaveLength(1);
  });
  it('shows the open racks, the last play with its sums, and hints', async () => {
    const last = {
      seat: 2,
      move: 'f8 4',
      kind: 'put',
      tiles: ['4'],
      squares: ['f8'],
      lines: [lineOf(row, 20, 'exact')],
      parts: [],
      points: 13,
    };
    const hint = { step: 3 as const, move: 'f9 7', kind: 'put', squares: ['f9'], tiles: ['7'] };
    await show(propsWith({ scene: sceneWith({}, { f8: 4 }), last, hint }));
    expect(one('.racks-rack .unseen').textContent).toBe('Ben: 2, 2, 3, 5, 9');
    expect(square('f8').getAttribute('aria-label')).toContain('played last');
    expect(all('.sums-past .sums-tell')).toHaveLength(1);
    expect(square('f9').getAttribute('aria-label')).toContain('the hint puts 7 here');
    expect(all('.own-rack .tile--hinted')).toHaveLength(1);
  });
  it('keeps the sums at the edge of the board on it', async () => {
    const lines = [lineOf(['l9', 'm9', 'n9'], 20, 'exact'), lineOf(['b1', 'c1', 'd1'], 20, 'exact')];
    const last = { ...judgedAs('l9 4'), seat: 2, squares: ['l9'], lines };
    await show(propsWith({ last }));
    expect(all('.sums-tell').map((tell) => tell.className)).toEqual(['sums-tell sums-right', 'sums-tell']);
  });
  it('draws a move that waits for confirmation and lets nothing be moved', async () => {
    const props = propsWith({ mayAct: false, pending: 'f8 4' });
    const core = coreThatSays({ judge: (typed) => judgedAs(typed, { squares: ['f8'], tiles: ['4'] }) });
    await show({ ...props, core });
    expect(square('f8').getAttribute('aria-label')).toContain('not yet certain');
    await press(square('f9'), '1');
    expect(all('.sums-laid')).toHaveLength(0);
  });
});
