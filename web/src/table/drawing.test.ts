import { expect, test, vi } from 'vitest';
import type { Judged } from '../core/types';
import { lastMove } from './drawing';
import { said } from '../texts/message';

const judge = vi.fn((_: unknown, move: string) =>
  Promise.resolve({ move, squares: ['e4'], lines: [] } as Partial<Judged>),
);
vi.mock('../core/client', () => ({
  core: { judge: (position: unknown, move: string) => judge(position, move) },
  localTables: {},
}));

test('what a step brought is the number that came with it, not a sum of its parts', async () => {
  const parts = [
    { seat: 2, clause: '4.1', what: said('24 across'), points: 40 },
    { seat: 1, clause: '4.2', what: said('another seat'), points: 7 },
  ];
  const step = { kind: 'move' as const, seat: 2, text: '9 e4', points: 95, parts };
  const seen = { seat: 1, steps: [step], views: ['before', 'after'] };
  const last = await lastMove('twenty-four-seven', seen, 'after');
  expect(last).toMatchObject({ seat: 2, move: '9 e4', points: 95, parts, squares: ['e4'] });
  const nothing = { ...seen, steps: [{ kind: 'move' as const, seat: 2, text: '9 e4' }] };
  expect((await lastMove('twenty-four-seven', nothing, 'after'))?.points).toBe(0);
});
