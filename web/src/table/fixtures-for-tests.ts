import type { TableState } from '../protocol/messages';

export const state = (more: Partial<TableState> = {}): TableState => ({
  game: 'twenty-four-seven',
  options: 'players=2',
  phase: 'playing',
  seats: [
    { kind: 'person', name: 'Ann', you: true },
    { kind: 'bot', name: 'sharp' },
  ],
  clock: {},
  ...more,
});
