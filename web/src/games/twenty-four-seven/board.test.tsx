// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../texts/texts';
import { stage } from '../shared/stage-for-tests';
import Board from './board';
import { fakeCore, judged, position, scene } from './fixtures-for-tests';
import { said } from '../../texts/message';

describe('the board of 24/7', () => {
  const fresh = () => stage(Board, { scene, position, core: fakeCore() });
  let table: ReturnType<typeof fresh>;
  beforeEach(async () => {
    table = fresh();
    await table.show();
  });
  afterEach(() => {
    table.end();
    language.value = 'en';
  });

  it('is a grid whose squares say what they hold and what would fit', () => {
    expect(table.all('[role=gridcell]')).toHaveLength(49);
    expect(table.square('d4').getAttribute('aria-label')).toBe('d4: 6');
    expect(table.square('a4').getAttribute('aria-label')).toBe('a4: block');
    expect(table.square('d6').getAttribute('aria-label')).toBe('d6: empty, takes 7 and 1');
    expect(table.square('c6').getAttribute('aria-label')).toContain('counts double');
  });

  it('shows what every square says to a tile, and lays it there', async () => {
    await table.click(table.button('Tile 4'));
    expect(table.square('e3').textContent).toBe('+110');
    expect(table.square('e3').className).toContain('square--fits');
    expect(table.square('c2').querySelector('.square__cross')).not.toBeNull();
    expect(table.announce).toHaveBeenLastCalledWith(
      '4 picked up: 4 squares fit, the best scores 110 points.',
    );
    await table.click(table.square('e3'));
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('4 e3');
  });

  it('asks why where a tile does not go, and draws the line that is too high', async () => {
    await table.key('7');
    await table.click(table.square('c2'));
    expect(table.decide).not.toHaveBeenCalled();
    expect(table.consider).toHaveBeenLastCalledWith(
      expect.objectContaining({ move: '7 c2', allowed: false }),
    );
    expect(table.find('.lines__badge').textContent).toBe('= 28 ✕');
  });

  it('says why not where a tile lies already, in the words of the core', async () => {
    const reason = 'd4 is not empty: there is a 6 on it';
    const judge = () => Promise.resolve(judged(7, 'd4', { allowed: false, reason: said(reason) }));
    await table.show({ core: fakeCore({ judge }) });
    await table.key('7');
    await table.focus(table.square('d4'));
    await table.key('Enter');
    expect(table.announce).toHaveBeenLastCalledWith(`7 does not go on d4: ${reason}.`);
    expect(table.decide).not.toHaveBeenCalled();
  });

  it('names a square that refuses once, and tells a tile that is taken up again once', async () => {
    await table.key('4');
    expect(table.square('c2').getAttribute('aria-label')).toBe(
      'c2: empty, 4 does not fit: the diagonal would be 7+8+5+8 = 28, over 24',
    );
    await table.key('Escape');
    table.announce.mockClear();
    await table.key('4');
    expect(table.announce).toHaveBeenCalledTimes(1);
  });

  it('is played with keys alone', async () => {
    await table.key('7', document.body);
    await table.focus(table.square('d4'));
    await table.key('ArrowRight');
    await table.key('ArrowUp');
    expect(document.activeElement).toBe(table.square('e3'));
    expect(table.consider).toHaveBeenLastCalledWith(expect.objectContaining({ move: '7 e3' }));
    await table.key('Enter');
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('7 e3');
  });

  it('has one stop for the tabulator key on the board and one in the hand', () => {
    expect(table.all('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(table.all('.rack__tile[tabindex="0"]')).toHaveLength(1);
  });

  it('puts a tile back by Escape', async () => {
    await table.key('7');
    expect(table.all('.square--fits')).toHaveLength(4);
    await table.key('Escape');
    expect(table.all('.square--fits')).toHaveLength(0);
  });

  it('takes the square first: the hand says what goes there', async () => {
    await table.click(table.square('e6'));
    const tile = table.button('Tile 1, fits on e6 for 20 points');
    expect(tile.textContent).toContain('+20');
    await table.click(tile);
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('1 e6');
  });

  it('draws what waits for confirmation as uncertain, and lets nothing else be taken up', async () => {
    await table.show({ pending: '7 e3', mayAct: false });
    expect(table.square('e3').getAttribute('aria-label')).toBe('e3: 7, not yet certain');
    expect(table.all('.rack .away')).toHaveLength(1);
    await table.click(table.button('Tile 4'));
    expect(table.all('.square--fits')).toHaveLength(0);
  });

  it('forgets what was taken up when the position is another', async () => {
    await table.key('7');
    await table.show({ position: { ...position, view: 'another view' } });
    expect(table.all('.tile--chosen')).toHaveLength(0);
  });

  it('marks the last move and lights its lines for a while', async () => {
    const last = {
      ...judged(8, 'd3', { lines: [{ squares: ['c3', 'd3'], sum: 17, kind: 'run', points: 30 }] }),
      seat: 2,
    };
    await table.show({ last });
    expect(table.square('d3').getAttribute('aria-label')).toBe('d3: 8, laid last');
    expect(table.find('.lines--brief .lines__badge').textContent).toBe('run +30');
  });

  it('tells what lines over the same squares bring together, as the core says it', async () => {
    const both = { squares: ['c3', 'd3', 'e3'], sum: 24, together: 75 };
    const lines = [
      { ...both, kind: 'run', points: 30 },
      { ...both, kind: 'sum_of_24', points: 40 },
    ];
    await table.show({ last: { ...judged(8, 'd3', { lines }), seat: 2 } });
    expect(table.find('.lines--brief .lines__badge').textContent).toContain('+75');
  });

  it('gives hints in three steps', async () => {
    const hint = { move: '7 e3', kind: 'put', squares: ['e3'], tiles: ['7'] };
    await table.show({ hint: { ...hint, step: 1 } });
    expect(table.all('.hint-glow')).toHaveLength(1);
    expect(table.all('.tile--hinted')).toHaveLength(0);
    await table.show({ hint: { ...hint, step: 2 } });
    expect(table.all('.rack__tile .tile--hinted')).toHaveLength(1);
    expect(table.all('.tile--ghost')).toHaveLength(0);
    await table.show({ hint: { ...hint, step: 3 } });
    expect(table.square('e3').querySelector('.tile--ghost')).not.toBeNull();
    expect(table.square('e3').getAttribute('aria-label')).toContain('hint');
  });

  it('offers to pass the turn when nothing fits', async () => {
    const skip = { ...judged(1, 'a1'), move: 'skip', kind: 'skip', squares: [], tiles: [] };
    const core = fakeCore({ moves: () => Promise.resolve([skip]) });
    await table.show({ core, position: { ...position, view: 'nothing fits' } });
    await table.click(table.button('Nothing fits: pass the turn'));
    expect(table.decide).toHaveBeenCalledExactlyOnceWith('skip');
  });

  it('shows other hands from behind, and to those who watch no hand at all', async () => {
    expect(table.all('.others__back')).toHaveLength(6);
    await table.show({ seat: 0, mayAct: false, scene: { ...scene, hand: [] } });
    expect(table.all('.others__back')).toHaveLength(12);
    expect(table.all('.rack')).toHaveLength(0);
  });

  it('speaks Spanish', async () => {
    language.value = 'es';
    await table.show();
    expect(table.square('a4').getAttribute('aria-label')).toBe('a4: bloque');
  });
});
