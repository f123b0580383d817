import { expect, test, vi } from 'vitest';
import type { Step } from '../../protocol/messages';
import { said } from '../../texts/message';
import { lastMove } from './drawing';

vi.mock('../../core/client', () => ({ core: {}, localTables: {} }));

const put: Step = {
  kind: 'move',
  seat: 2,
  text: '9 e4',
  action: { kind: 'put', tiles: ['9'], squares: ['e4'] },
};

test('what a step brought is the number that came with it, not a sum of its parts', () => {
  const parts = [
    { seat: 2, clause: '4.1', what: said('24 across'), points: 40 },
    { seat: 1, clause: '4.2', what: said('another seat'), points: 7 },
  ];
  const last = lastMove([{ ...put, points: 95, parts }]);
  expect(last).toMatchObject({ seat: 2, move: '9 e4', points: 95, parts, squares: ['e4'], tiles: ['9'] });
  expect(lastMove([put])?.points).toBe(0);
});

test('the last move is one that everybody sees: no skip, no chance, nothing hidden', () => {
  const after: Step[] = [
    { kind: 'chance', text: 'draw 7', action: { kind: 'draw', seat: 2, tiles: ['7'] } },
    { kind: 'skip', seat: 1, text: 'skip', action: { kind: 'skip' } },
    { kind: 'move', seat: 1, hidden: true },
  ];
  expect(lastMove([put, ...after])?.move).toBe('9 e4');
  expect(lastMove(after)).toBeUndefined();
});

test('its lines are those that came with it', () => {
  const lines = [{ squares: ['d4', 'e4'], sum: 7, kind: 'sum_of_7', points: 20, together: 20 }];
  expect(lastMove([{ ...put, action: { kind: 'put', lines } }])?.lines).toEqual(lines);
  expect(lastMove([put])?.lines).toEqual([]);
});
