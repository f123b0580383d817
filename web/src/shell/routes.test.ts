import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/play/abc-1', { page: 'play', id: 'abc-1' }],
  ['/t/0Kf3uYb2QmWx7rT9vLcZ1A', { page: 'table', id: '0Kf3uYb2QmWx7rT9vLcZ1A' }],
  ['/tables', { page: 'tables' }],
  ['/tables/', { page: 'tables' }],
  ['/learn', { page: 'learn' }],
  ['/learn/sums-of-20', { page: 'guided', game: 'sums-of-20' }],
  ['/rules/twenty-one', { page: 'rules', game: 'twenty-one' }],
  ['/puzzle', { page: 'puzzle' }],
  ['/replay', { page: 'replay' }],
  ['/settings', { page: 'settings' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a new game keeps what it is for', () => {
  expect(routeOf('/new/game-of-20', '?for=friends')).toEqual({
    page: 'new',
    game: 'game-of-20',
    query: '?for=friends',
  });
});

test.each([
  '/nothing',
  '/new',
  '/new/chess',
  '/rules/chess',
  '/learn/chess',
  '/play',
  '/t/a/b',
  '/t/%3Cb%3E',
  '/settings/x',
])('%s is none', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing', path });
});
