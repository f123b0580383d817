// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { stage } from '../shared/stage-for-tests';
import Board from './board';
import { draft, fakeCore, judged, placing, position, solo } from './fixtures-for-tests';
import { hintedInTray } from './hinted-in-tray';
import { togglePick } from './picks';
import { sumsOf } from './square';
import { said } from '../../texts/message';

const core = fakeCore();
const open = (scene = placing) => stage(Board, { scene, position, core });
let table: ReturnType<typeof open>;
afterEach(() => table.end());

describe('the draft of Game of 20', () => {
  it('takes two tiles at a time, judged before they are taken', async () => {
    table = open(draft);
    await table.show();
    expect(table.button('Choose two tiles').disabled).toBe(true);
    await table.click(table.button('Tile 14'));
    await table.click(table.button('Tile 9'));
    expect(table.consider).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'take 9 14' }));
    await table.click(table.button('Take 9 and 14'));
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('take 9 14');
  });

  it('lets a tile be put back, and forgets what was judged', async () => {
    table = open(draft);
    await table.show();
    await table.click(table.button('Tile 14'));
    await table.click(table.button('Tile 9'));
    await table.click(table.button('Tile 9'));
    expect(table.consider).toHaveBeenLastCalledWith(null);
    expect(table.button('Choose two tiles').disabled).toBe(true);
  });

  it('does not offer a pick that the core refuses', async () => {
    table = open(draft);
    const refused = { ...judged('take 9 14', [], ['9', '14']), allowed: false, reason: said('no') };
    await table.show({ core: fakeCore({ judge: () => Promise.resolve(refused) }) });
    await table.key('9');
    await table.click(table.button('Tile 14'));
    expect(table.button('Take 9 and 14').disabled).toBe(true);
  });

  it('shows both hands, who took what, and whose pick it is', async () => {
    table = open(draft);
    await table.show({ mayAct: false, scene: { ...draft, turn: [2], hand_to_move: 2 } });
    expect(table.all('.open-hand')).toHaveLength(2);
    expect(table.all('.tray__place').map((place) => place.textContent)).toEqual([
      '3Bob',
      '7Ann',
      '17Ann',
      '18Bob',
      '20Bob',
    ]);
    expect(table.button('Bob chooses').disabled).toBe(true);
    await table.click(table.button('Tile 9'));
    expect(table.all('[aria-pressed=true]')).toHaveLength(0);
  });

  it('is done with keys: arrows go over the places of tiles that are gone', async () => {
    table = open(draft);
    await table.show();
    await table.focus(table.button('Tile 6'));
    await table.key('ArrowRight');
    expect(document.activeElement).toBe(table.button('Tile 8'));
    await table.key('ArrowDown');
    await table.key('ArrowDown');
    expect(document.activeElement).toBe(table.button('Tile 14'));
  });

  it('counts marks', () => {
    expect(togglePick([], 9, 2)).toEqual([9]);
    expect(togglePick([9], 9, 2)).toEqual([]);
    expect(togglePick([9, 14], 5, 2)).toEqual([14, 5]);
    expect(togglePick([9], 5, 1)).toEqual([5]);
  });

  it('is hinted at in three steps', () => {
    const hint = { move: 'take 9 14', kind: 'take', squares: [], tiles: ['9', '14'] };
    expect(hintedInTray({ ...hint, step: 1 }).has(9)).toBe(true);
    expect(hintedInTray({ ...hint, step: 1 }).size).toBeGreaterThan(2);
    expect([...hintedInTray({ ...hint, step: 2 })]).toEqual([9]);
    expect([...hintedInTray({ ...hint, step: 3 })]).toEqual([9, 14]);
    expect(hintedInTray(undefined).size).toBe(0);
  });
});

describe('the board of Game of 20', () => {
  it('says what lies around, what is dead and what would fit', async () => {
    table = open();
    await table.show();
    expect(table.square('d3').getAttribute('aria-label')).toBe(
      'd3: empty, takes 6, the tiles around it sum to 6',
    );
    expect(table.square('e1').getAttribute('aria-label')).toContain('dead');
    expect(table.square('e1').className).toContain('square--block');
  });

  it('tells alone which hand is to move', async () => {
    table = open(solo);
    await table.show();
    expect(table.announce).toHaveBeenCalledWith(`Hand ${solo.hand_to_move} to move.`);
    table.announce.mockClear();
    await table.show({ mayAct: false });
    await table.show({ scene: { ...solo, hand_to_move: 3 - solo.hand_to_move } });
    expect(table.announce).toHaveBeenCalledExactlyOnceWith(`Hand ${3 - solo.hand_to_move} to move.`);
  });

  it('tells a sum where the core says that one is wanted', async () => {
    const fit = { ...judged('3 a2', ['a2'], ['3']), square: 'a2' };
    const beside = { squares: ['b2'], sum: 2 };
    expect(sumsOf([{ ...fit, lines: [{ ...beside, kind: 'beside' }] }]).size).toBe(0);
    expect(sumsOf([{ ...fit, lines: [{ ...beside, kind: 'around' }] }]).get('a2')).toBe(2);
    table = open();
    await table.show();
    expect(table.square('a2').textContent).toBe('');
    await table.key('7');
    await table.click(table.square('a2'));
    expect(table.all('.lines__spoke')).toHaveLength(1);
  });

  it('does not tell the sum around a square twice', async () => {
    table = open();
    await table.show();
    await table.key('7');
    expect(table.square('d3').getAttribute('aria-label')).toBe('d3: empty, 7 does not fit: d3 takes only 6');
  });

  it('lays a tile of two digits by keys', async () => {
    table = open();
    await table.show();
    await table.key('1');
    await table.key('6');
    expect(table.find('.rack__tile[aria-pressed=true]').getAttribute('aria-label')).toBe('Tile 16');
    await table.key('7');
    await table.click(table.square('b1'));
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('7 b1');
  });

  it('draws the sum around a square that is asked about', async () => {
    table = open();
    await table.show();
    await table.key('7');
    await table.click(table.square('d3'));
    expect(table.consider).toHaveBeenLastCalledWith(
      expect.objectContaining({ move: '7 d3', allowed: false }),
    );
    expect(table.find('.lines__badge').textContent).toBe('= 6');
    expect(table.all('.lines__spoke')).toHaveLength(2);
  });

  it('has the viewer below, whoever that is', async () => {
    table = open();
    await table.show({ seat: 2, mayAct: false });
    expect(table.find('.felt__below .hand-head__name').textContent).toBe('Bob');
    expect(table.all('.felt__below .rack__tile')).toHaveLength(8);
    expect(table.all('.felt__above .open-hand .tile')).toHaveLength(8);
  });

  it('has the hand that is to move below for one who plays alone, and the other in one row above', async () => {
    table = open(solo);
    await table.show({ names: ['Ann'] });
    expect(table.find('.felt__below .turn-sign--now').textContent).toContain('Hand 2');
    expect(table.all('.felt__below button.rack__tile')).toHaveLength(8);
    expect(table.all('.felt__above button')).toHaveLength(0);
    await table.show({ names: ['Ann'], scene: { ...solo, hand_to_move: 1 } });
    expect(table.find('.felt__below .turn-sign--now').textContent).toContain('Hand 1');
  });

  it('shows those who watch two hands and no buttons', async () => {
    table = open();
    await table.show({ seat: 0, mayAct: false });
    expect(table.all('.open-hand')).toHaveLength(2);
    expect(table.all('button')).toHaveLength(0);
  });

  it('offers to pass the turn when that is all there is', async () => {
    table = open();
    await table.show({
      core: fakeCore({ moves: () => Promise.resolve([judged('skip', [], [], { kind: 'skip' })]) }),
    });
    await table.click(table.button('Nothing fits: pass the turn'));
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('skip');
  });
});
