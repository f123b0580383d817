import type { GameId } from '../core/types';
import { findGame } from '../games';

export function isGame(text: string | undefined): text is GameId {
  return text !== undefined && findGame(text) !== undefined;
}

export type Route =
  | { page: 'home' }
  | { page: 'play'; id: string }
  | { page: 'table'; id: string }
  | { page: 'new'; game: GameId; query: string }
  | { page: 'tables' }
  | { page: 'learn' }
  | { page: 'guided'; game: GameId }
  | { page: 'rules'; game: GameId }
  | { page: 'puzzle' }
  | { page: 'replay' }
  | { page: 'settings' }
  | { page: 'missing'; path: string };

const id = /^[\w-]{1,64}$/;

/** Which page an address means. */
export function routeOf(pathname: string, search = ''): Route {
  const [page = '', rest, ...more] = pathname.split('/').filter((part) => part !== '');
  const missing: Route = { page: 'missing', path: pathname };
  if (more.length > 0) return missing;
  if (rest === undefined) {
    switch (page) {
      case '':
        return { page: 'home' };
      case 'tables':
      case 'learn':
      case 'puzzle':
      case 'replay':
      case 'settings':
        return { page };
      default:
        return missing;
    }
  }
  if (page === 'play' && id.test(rest)) return { page: 'play', id: rest };
  if (page === 't' && id.test(rest)) return { page: 'table', id: rest };
  if (!isGame(rest)) return missing;
  if (page === 'new') return { page: 'new', game: rest, query: search };
  if (page === 'learn') return { page: 'guided', game: rest };
  if (page === 'rules') return { page: 'rules', game: rest };
  return missing;
}
