// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../table/board/board';
import type { TwentyOneScene } from './scene';
import { said } from '../../texts/message';
import { texts } from '../../texts/texts';
import TwentyOneBoard from './board';
import { coreThatAllows, judgedAs, playerWith, sceneWith } from './fixtures-for-tests';

const t = texts.value.boards.twentyOne;
const moves = [
  judgedAs('write black', { points: 4 }),
  judgedAs('write green', { points: 1 }),
  judgedAs('write green black', { points: 5, notes: [{ name: 'completed' }] }),
  judgedAs('cross 6'),
  judgedAs('cross 4'),
];

function propsWith(more: Partial<Omit<BoardProps<TwentyOneScene>, 'decide'>> = {}) {
  return {
    scene: sceneWith({
      players: [playerWith(1, 'A', ['6x4321', '.5.x..']), playerWith(2, 'C', ['65x321', '.3.2..'])],
    }),
    position: { game: 'twenty-one' as const, view: 'view', seat: 1 },
    seat: 1,
    names: ['Ann', 'Ben'],
    mayAct: true,
    core: coreThatAllows(moves, 'red shows 6'),
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
async function show(props: BoardProps<TwentyOneScene>) {
  page ??= document.body.appendChild(document.createElement('div'));
  const root = page;
  await after(() => render(<TwentyOneBoard {...props} />, root));
}
afterEach(() => {
  if (page) render(null, page);
  page?.remove();
  page = undefined;
});
const all = (selector: string) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])];
const space = (printed: number) => {
  const found = all('.sheet-own .sheet-now .sheet-cell')[6 - printed];
  if (!found) throw new Error(`no space ${printed}`);
  return found;
};
const button = (text: string) => {
  const found = all('button').find((one) => one.textContent.startsWith(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
const click = (element: HTMLElement) => after(() => element.click());
const press = async (element: HTMLElement, key: string) => {
  await after(() => element.focus());
  await after(() =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
};

describe('the board of Twenty One', () => {
  it('marks several spaces with one button, judged before', async () => {
    const props = propsWith();
    await show(props);
    expect(button(t.mark).getAttribute('aria-disabled')).toBe('true');
    await click(space(6));
    await click(space(2));
    expect(props.consider).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'write green black' }));
    expect(all('.marking-said')[0]?.textContent).toContain(t.completes);
    await click(button(t.mark));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('write green black');
  });
  it('says why a value does not fit, and chooses nothing', async () => {
    const props = propsWith();
    await show(props);
    expect(space(4).getAttribute('aria-label')).toContain('the 6 does not fit');
    await click(space(4));
    expect(props.consider).toHaveBeenLastCalledWith(
      expect.objectContaining({ allowed: false, reason: said('red shows 6') }),
    );
    await click(button(t.mark));
    expect(props.decide).not.toHaveBeenCalled();
  });
  it('keeps a choice that stands when another space is refused', async () => {
    const props = propsWith();
    await show(props);
    await click(space(6));
    await click(space(4));
    expect(all('.marking-said')[0]?.textContent).toContain('red shows 6');
    await click(button(t.mark));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('write black');
  });
  it('is read by its labels alone, and says what is pencilled where', async () => {
    await show(propsWith());
    for (const cell of all('.sheet-own .sheet-cell')) {
      expect([...cell.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
    }
    await click(space(6));
    expect(all('.marking-said')[0]?.textContent).toBe('the 4 on black 6: Scores 4.');
    await click(space(2));
    expect(all('.marking-said')[0]?.textContent).toMatch(/^the 4 on black 6, the 1 on green 2: Scores 5/);
    await click(button(t.crossOut));
    await click(space(6));
    expect(all('.marking-said')[0]?.textContent).toBe('a cross on black 6: Scores nothing.');
  });
  it('lets the core say why a space of another row is refused, by mouse or key', async () => {
    const props = propsWith();
    await show(props);
    const below = all('.sheet-own .sheet-row')[3]?.querySelector<HTMLElement>('.sheet-cell');
    if (!below) throw new Error('five rows');
    const why = { allowed: false, move: 'write yellow', clause: '3.3', reason: 'not row 4' };
    const refused = { ...why, reason: said(why.reason) };
    await click(below);
    expect(props.consider).toHaveBeenLastCalledWith(expect.objectContaining(refused));
    expect(all('.marking-refused')[0]?.textContent).toContain(why.reason);
    await click(space(6));
    expect(all('.marking-refused')).toHaveLength(0);
    await press(below, 'Enter');
    expect(all('.marking-refused')[0]?.textContent).toContain(why.reason);
  });
  it('says what is awaited when a space is chosen before it can be', async () => {
    const props = propsWith({ scene: sceneWith({ phase: 'decide', active: 1, turn: [1] }) });
    await show(props);
    await click(space(6));
    expect(props.announce).toHaveBeenCalledExactlyOnceWith(t.keepOrReroll);
  });
  it('shows the last roll at the end, and no dice where nobody saw it', async () => {
    const { dice } = sceneWith();
    const scene = sceneWith({ phase: 'over', over: true, dice: dice.map((die) => ({ ...die, value: 0 })) });
    const last = { ...judgedAs('cross 6'), seat: 1 };
    await show(propsWith({ scene, mayAct: false, last: { ...last, dice } }));
    expect(all('.tray-past .tray-die').map((die) => die.getAttribute('aria-label'))).toContain('Red 6');
    await show(propsWith({ scene, mayAct: false, last }));
    expect(all('.dice-tray')).toHaveLength(0);
  });
  it('ticks what the core calls a match, written or in pencil', async () => {
    const own = playerWith(1, 'A', ['6x4321', '.5.x..']);
    const now = own.rows[1];
    const [black, yellow] = now?.spaces ?? [];
    if (!black || !yellow) throw new Error('a row');
    expect(yellow.matched).toBe(true);
    black.would_match = true;
    const sealed = { ...own, marked: true, mark: { write: ['black' as const, 'green' as const] } };
    await show(propsWith({ mayAct: false, scene: sceneWith({ players: [sealed] }) }));
    const ticked = () => [6, 5, 2].filter((printed) => space(printed).querySelector('.space-match'));
    expect(ticked()).toEqual([6, 5]);
    expect(space(5).getAttribute('aria-label')).toContain('a match');
    delete black.would_match;
    delete yellow.matched;
    await show(propsWith({ mayAct: false, scene: sceneWith({ players: [{ ...sealed }] }) }));
    expect(ticked()).toEqual([]);
  });
  it('points at dice only for what is written with them', async () => {
    const hint = { move: 'cross 6', kind: 'cross', squares: ['6'], tiles: ['black'] };
    await show(propsWith({ hint: { ...hint, step: 2 } }));
    expect(all('.tray-hinted, .space-hinted')).toHaveLength(0);
    await show(propsWith({ hint: { ...hint, step: 3 } }));
    expect(all('.tray-hinted')).toHaveLength(0);
    expect(all('.space-hinted')).toHaveLength(1);
    await show(propsWith({ hint: { ...hint, step: 2, move: 'write black', kind: 'write' } }));
    expect(all('.tray-hinted')).toHaveLength(1);
  });
  it('crosses out, by keyboard alone', async () => {
    const props = propsWith();
    await show(props);
    await click(button(t.crossOut));
    space(6).focus();
    await press(space(6), 'ArrowRight');
    await press(space(5), 'ArrowRight');
    expect(document.activeElement).toBe(space(4));
    await press(space(4), 'Enter');
    await click(button(t.mark));
    expect(props.decide).toHaveBeenCalledExactlyOnceWith('cross 4');
  });
  it('chooses a space by its digit and a die by its button', async () => {
    const props = propsWith();
    await show(props);
    await press(space(6), '6');
    await click(all('button.tray-die')[1] ?? button('none'));
    expect(props.consider).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'write green black' }));
  });
  it('crosses out when nothing can be written', async () => {
    await show(propsWith({ core: coreThatAllows([judgedAs('cross 6')]) }));
    expect(button(t.crossOut).getAttribute('aria-pressed')).toBe('true');
    expect(all('.marking-said')[0]?.textContent).toContain(t.nothingFits);
  });
  it('keeps the choice while others seal, and shows their seal', async () => {
    const props = propsWith();
    await show(props);
    await click(space(6));
    const [own, other] = props.scene.players;
    if (!own || !other) throw new Error('two players');
    const scene = { ...props.scene, players: [own, { ...other, marked: true }] };
    await show({ ...props, scene, position: { ...props.position, view: 'later' } });
    expect(space(6).getAttribute('aria-selected')).toBe('true');
    expect(all('.sheet-small .sheet-sealed')).toHaveLength(1);
  });
  it('shows the own sealed mark in pencil and says who is awaited', async () => {
    const props = propsWith({ mayAct: false });
    const [own, other] = props.scene.players;
    if (!own || !other) throw new Error('two players');
    const sealed = { ...own, marked: true, mark: { write: ['black' as const] } };
    await show({ ...props, scene: { ...props.scene, players: [sealed, other] } });
    expect(space(6).getAttribute('aria-label')).toContain('4 pencilled in');
    expect(all('.marking-rest')[0]?.textContent).toContain('Ben');
  });
  it('keeps or rolls again when the person decides about the dice', async () => {
    const props = propsWith({ scene: sceneWith({ phase: 'decide', active: 1, turn: [1] }) });
    await show(props);
    await click(button(t.reroll));
    await click(button(t.keep));
    expect(props.decide.mock.calls).toEqual([['reroll'], ['keep']]);
  });
  it('tells what a choice brings, and not with every turn what there is to do', async () => {
    await show(propsWith());
    expect(all('.marking-said')[0]?.textContent).toBe(t.chooseWrite);
    expect(all('.marking-said [aria-live]')[0]?.textContent).toBe('');
    await click(space(6));
    expect(all('.marking-said [aria-live]')[0]?.textContent).not.toBe('');
  });
  it('says the dice when they roll, and makes another sheet large', async () => {
    const props = propsWith();
    await show(props);
    await show({ ...props, scene: { ...props.scene, active: 1 } });
    expect(props.announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Green 1, locked'));
    await click(all('.sheet-resize')[0] ?? button('none'));
    expect(all('.sheet-large')).toHaveLength(1);
  });
  it('shows a spectator all sheets and nothing to do', async () => {
    await show(propsWith({ seat: 0, mayAct: false }));
    expect(all('.sheet-small')).toHaveLength(2);
    expect(all('.marking')).toHaveLength(0);
  });
});
