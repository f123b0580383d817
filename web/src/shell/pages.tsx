import type { GameId } from '../core/types';
import { puzzle } from '../games';
import { withTexts } from '../texts/texts';
import { Home } from './home/home';
import { lazyPage } from './lazy-page';
import { Missing } from './missing';
import type { Route } from './routes';

// Each page is loaded when somebody goes there; home is what one waits for.
const Table = lazyPage<{ kind: 'local' | 'online'; id: string }>(() => import('../table/screen'));
const Replay = lazyPage<object>(() => import('../table/replay/replay'));
const Puzzle = puzzle && lazyPage<object>(puzzle.page);
const Guided = lazyPage<{ game: GameId }>(() => import('../learn/guided'));
const NewGame = lazyPage<{ game: GameId; query: string }>(
  withTexts('shell.new', () => import('./new/new-game')),
);
const Tables = lazyPage<object>(() => import('./tables'));
const LearnIndex = lazyPage<object>(() => import('./learn-index'));
const Rulebook = lazyPage<{ game: GameId }>(() => import('../learn/rulebook'));
const SettingsPage = lazyPage<object>(withTexts('shell.settings', () => import('./settings-page')));

export function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'play':
      return <Table kind="local" id={route.id} />;
    case 'table':
      return <Table kind="online" id={route.id} />;
    case 'new':
      return <NewGame game={route.game} query={route.query} />;
    case 'tables':
      return <Tables />;
    case 'learn':
      return <LearnIndex />;
    case 'guided':
      return <Guided game={route.game} />;
    case 'rules':
      return <Rulebook game={route.game} />;
    case 'puzzle':
      return Puzzle ? <Puzzle /> : <Missing />;
    case 'replay':
      return <Replay />;
    case 'settings':
      return <SettingsPage />;
    case 'missing':
      return <Missing />;
  }
}
