// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { beganPuzzle, dayOf, endedPuzzle, puzzleOf } from './puzzle-day';

describe("what this device knows of a day's puzzle", () => {
  beforeEach(() => localStorage.clear());

  it('has the day by the clock of the device', () => {
    expect(dayOf(new Date(2026, 0, 5))).toBe('20260105');
  });

  it('keeps the fewest points that were left, also when it is begun anew', () => {
    beganPuzzle('20261116', 'one');
    expect(puzzleOf('20261116')).toEqual({ date: '20261116', table: 'one' });
    endedPuzzle('20261116', 12);
    beganPuzzle('20261116', 'two');
    endedPuzzle('20261116', 30);
    expect(puzzleOf('20261116')).toEqual({ date: '20261116', table: 'two', left: 12 });
  });

  it('knows nothing of another day, nor of what it cannot read', () => {
    endedPuzzle('20261116', 0);
    expect(puzzleOf('20261117')).toEqual({ date: '20261117' });
    localStorage.setItem('twenties.puzzle', '{"date":"20261116","left":"0","table":7}');
    expect(puzzleOf('20261116')).toEqual({ date: '20261116' });
  });
});
