import type { Core, GameInfo, SavedTable, LocalTables } from '../core/types';

const levels = [
  { name: 'gentle', summary: { id: 'catalogue.gentle-game-of-20' } },
  { name: 'steady', summary: { id: 'catalogue.steady-game-of-20' } },
  { name: 'sharp', summary: { id: 'catalogue.sharp-game-of-20' } },
  { name: 'master', summary: { id: 'catalogue.master-game-of-20' } },
];

function info(
  id: GameInfo['id'],
  title: string,
  seats: [number, number],
  options: GameInfo['options'],
): GameInfo {
  return {
    id,
    title,
    summary: { id: `catalogue.${id}` },
    design: '',
    rules: 1,
    min_seats: seats[0],
    max_seats: seats[1],
    lower_score_wins: id === 'game-of-20',
    has_hidden_information: id === 'twenty-four-seven',
    confirm_seconds: id === 'twenty-four-seven' ? 5 : 0,
    options: [
      {
        name: 'players',
        help: { id: 'catalogue.players' },
        fallback: '2',
        kind: 'integer',
        low: seats[0],
        high: seats[1],
      },
      ...options,
    ],
    levels,
  };
}

export const catalogue: GameInfo[] = [
  info(
    'game-of-20',
    'Game of 20',
    [1, 2],
    [
      {
        name: 'centres',
        help: { id: 'catalogue.centres' },
        fallback: '1-6',
        kind: 'text',
      },
    ],
  ),
  info(
    'twenty-one',
    'Twenty One',
    [2, 6],
    [
      {
        name: 'sheets',
        help: { id: 'catalogue.sheets' },
        fallback: 'random',
        kind: 'text',
      },
      {
        name: 'cross',
        help: { id: 'catalogue.cross' },
        fallback: 'any',
        kind: 'choice',
        choices: ['any', 'leftmost'],
      },
    ],
  ),
  info(
    'sums-of-20',
    'Sums of 20',
    [2, 4],
    [
      {
        name: 'pool',
        help: { id: 'catalogue.pool' },
        fallback: 'full',
        kind: 'choice',
        choices: ['full', 'half'],
      },
      { name: 'time', help: { id: 'catalogue.time' }, fallback: 'none', kind: 'text' },
    ],
  ),
  info('twenty-four-seven', '24/7', [2, 4], []),
];

const kept: SavedTable[] = [
  {
    table: 'one',
    game: 'twenty-four-seven',
    options: '',
    log: [],
    changed: 2,
    over: false,
    seats: ['Ann', 'master'],
  },
  {
    table: 'two',
    game: 'game-of-20',
    options: '',
    log: [],
    changed: 1,
    over: false,
    seats: ['Ann', 'steady'],
  },
  {
    table: 'three',
    game: 'sums-of-20',
    options: '',
    log: [],
    changed: 1,
    over: true,
    seats: ['Ann', 'steady'],
  },
];

/** Tables that were asked for, latest last. */
export const opened: Parameters<LocalTables['open']>[0][] = [];

/** A core that knows its catalogue and keeps some games. */
export function loadCore(): Promise<{ core: Core; localTables: LocalTables }> {
  const core = { catalogue: () => Promise.resolve(catalogue) } as unknown as Core;
  const localTables = {
    open: (plan: Parameters<LocalTables['open']>[0]) => {
      opened.push(plan);
      return Promise.resolve('new1');
    },
    kept: () => Promise.resolve(kept),
    forget: () => Promise.resolve(),
  } as unknown as LocalTables;
  return Promise.resolve({ core, localTables });
}
