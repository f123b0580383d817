import { describe, expect, it } from 'vitest';
import { newMarks, rolled } from './changes';
import { playerWith, sceneWith } from './fixtures-for-tests';
import { marked, moveOf, noMarking, occasion, pencilOfTouched } from './marking';

const { dice } = sceneWith();

describe('choosing what to mark', () => {
  it('writes colours in the order of the dice, whatever the order of the taps', () => {
    let marking = marked(noMarking, { type: 'colour', colour: 'red' });
    marking = marked(marking, { type: 'colour', colour: 'blue' });
    expect(moveOf(marking, dice)).toBe('write blue red');
    marking = marked(marking, { type: 'colour', colour: 'red' });
    expect(moveOf(marking, dice)).toBe('write blue');
  });
  it('crosses out one space, and lets go of it at a second tap', () => {
    let marking = marked({ ...noMarking, mode: 'cross' }, { type: 'space', printed: 5 });
    expect(moveOf(marking, dice)).toBe('cross 5');
    marking = marked(marking, { type: 'space', printed: 4 });
    expect(moveOf(marking, dice)).toBe('cross 4');
    expect(moveOf(marked(marking, { type: 'space', printed: 4 }), dice)).toBeNull();
  });
  it('forgets the choice when the mode changes, and keeps the mode when it is cleared', () => {
    const chosen = marked(noMarking, { type: 'colour', colour: 'red' });
    expect(marked(chosen, { type: 'mode', mode: 'write' })).toBe(chosen);
    const crossing = marked(chosen, { type: 'mode', mode: 'cross' });
    expect(crossing.colours).toEqual([]);
    expect(marked(crossing, { type: 'clear' }).mode).toBe('cross');
  });
  it('is not disturbed by the seals of others', () => {
    const before = sceneWith();
    const [own, other] = before.players;
    if (!own || !other) throw new Error('two players');
    const after = { ...before, players: [own, { ...other, marked: true }] };
    expect(occasion(after, 1)).toBe(occasion(before, 1));
    expect(occasion({ ...before, phase: 'decide' }, 1)).not.toBe(occasion(before, 1));
  });
  it('draws what the core says a move touches', () => {
    const write = { kind: 'write', squares: ['3', '5'], tiles: ['blue', 'red'] };
    const cross = { kind: 'cross', squares: ['5'], tiles: ['red'] };
    expect(pencilOfTouched(write)).toEqual({ colours: ['blue', 'red'], spaces: [] });
    expect(pencilOfTouched(cross)).toEqual({ colours: [], spaces: [5] });
  });
});

describe('what has changed', () => {
  it('rolls all dice in another turn and the loose ones within one', () => {
    const before = sceneWith({ phase: 'decide' });
    expect(rolled(before, { ...before, active: 1 })).toEqual([true, true, true, true, true, true]);
    const again = { ...before, dice: before.dice.map((die) => ({ ...die, value: die.locked ? 1 : 5 })) };
    expect(rolled(before, again)).toEqual([true, false, true, true, true, true]);
    expect(rolled(before, { ...before, phase: 'mark' })).toEqual([false, false, false, false, false, false]);
  });
  it('finds the marks that came last', () => {
    const before = sceneWith({ players: [playerWith(1, 'A', ['6.....'])] });
    const after = sceneWith({ players: [playerWith(1, 'A', ['65...x'])] });
    expect([...newMarks(before, after)]).toEqual(['1.0.1', '1.0.5']);
  });
});
