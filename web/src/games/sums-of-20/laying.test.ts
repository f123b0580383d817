import { describe, expect, it } from 'vitest';
import { laying, layings, type LayingState, noLaying, shuffled, trading } from './laying';

const none: ReadonlySet<string> = new Set();
const tiles = (state: LayingState) => state.rack.map((item) => item.tile).join(' ');
const idOf = (state: LayingState, tile: string) => state.rack.find((item) => item.tile === tile)?.id ?? 0;
const start = laying(noLaying, { type: 'sync', rack: ['1', '4', '7', '8', '*'], taken: none });

describe('the own rack', () => {
  it('keeps its order when others move', () => {
    const arranged = laying(start, { type: 'move', id: idOf(start, '*'), to: 0 });
    expect(tiles(arranged)).toBe('* 1 4 7 8');
    expect(laying(arranged, { type: 'sync', rack: ['1', '4', '7', '8', '*'], taken: new Set(['a1']) })).toBe(
      arranged,
    );
  });
  it('gives a tile back whose square somebody else has taken, and keeps its place', () => {
    const laid = laying(start, { type: 'put', id: idOf(start, '4'), square: 'f8' });
    const after = laying(laid, { type: 'sync', rack: ['1', '4', '7', '8', '*'], taken: new Set(['f8']) });
    expect(after.laid).toEqual([]);
    expect(tiles(after)).toBe('1 4 7 8 *');
  });
  it('puts new tiles last after an own play', () => {
    let state = laying(start, { type: 'put', id: idOf(start, '1'), square: 'f8' });
    state = laying(state, { type: 'put', id: idOf(state, '7'), square: 'f9' });
    state = laying(state, { type: 'sync', rack: ['2', '3', '4', '8', '*'], taken: new Set(['f8', 'f9']) });
    expect(tiles(state)).toBe('4 8 * 2 3');
    expect(state.laid).toEqual([]);
  });
  it('loses the tile that was played, not its equal', () => {
    let state = laying(noLaying, { type: 'sync', rack: ['3', '3', '5'], taken: none });
    const second = state.rack[1]?.id ?? 0;
    state = laying(state, { type: 'put', id: state.rack[0]?.id ?? 0, square: 'a1' });
    state = laying(state, { type: 'sync', rack: ['3', '5'], taken: new Set(['a1']) });
    expect(state.rack[0]?.id).toBe(second);
  });
  it('shuffles into another order', () => {
    expect(shuffled(start.rack, () => 0.999)).not.toEqual(start.rack.map((item) => item.id));
    const order = shuffled(start.rack, () => 0);
    const state = laying(start, { type: 'shuffle', order });
    expect(state.rack.map((item) => item.id)).toEqual(order);
    expect([...order].sort()).toEqual(start.rack.map((item) => item.id).sort());
  });
});

describe('laying tiles', () => {
  it('asks for the number of a wild and tells the core', () => {
    const wild = idOf(start, '*');
    let state = laying(start, { type: 'put', id: wild, square: 'f8' });
    expect(state.naming).toBe(wild);
    expect(layings(state)).toEqual([{ square: 'f8', tile: '*' }]);
    state = laying(state, { type: 'number', id: wild, number: 7 });
    expect(state.naming).toBe(0);
    expect(layings(state)).toEqual([{ square: 'f8', tile: '*7' }]);
    state = laying(state, { type: 'put', id: wild, square: 'f9' });
    expect(layings(state)).toEqual([{ square: 'f9', tile: '*7' }]);
    expect(state.naming).toBe(0);
  });
  it('puts no tile on another and lifts them again', () => {
    let state = laying(start, { type: 'put', id: idOf(start, '1'), square: 'f8' });
    state = laying(state, { type: 'put', id: idOf(start, '4'), square: 'f8' });
    expect(layings(state)).toEqual([{ square: 'f8', tile: '1' }]);
    expect(laying(state, { type: 'lift', id: idOf(start, '1') }).laid).toEqual([]);
  });
  it('trades tiles that come back from the board first', () => {
    let state = laying(start, { type: 'put', id: idOf(start, '1'), square: 'f8' });
    state = laying(state, { type: 'mode', mode: 'trade' });
    expect(state.laid).toEqual([]);
    expect(trading(state)).toBeNull();
    state = laying(state, { type: 'choose', id: idOf(start, '4') });
    state = laying(state, { type: 'choose', id: idOf(start, '*') });
    expect(trading(state)).toBe('trade 4 *');
  });
  it('trades no more after a trade that brought the same tiles, but goes on choosing while others move', () => {
    const rack = ['1', '4', '7', '8', '*'];
    let state = laying(start, { type: 'mode', mode: 'trade' });
    state = laying(state, { type: 'choose', id: idOf(start, '4') });
    expect(laying(state, { type: 'sync', rack, taken: none })).toBe(state);
    state = laying(state, { type: 'sync', rack, taken: none, ended: true });
    expect(state.mode).toBe('lay');
    expect(state.trade).toEqual([]);
    expect(tiles(state)).toBe('1 4 7 8 *');
  });
  it('has passed once it has passed', () => {
    const state = laying(laying(start, { type: 'mode', mode: 'pass' }), {
      type: 'sync',
      rack: ['1', '4', '7', '8', '*'],
      taken: none,
      ended: true,
    });
    expect(state.mode).toBe('lay');
  });
});
