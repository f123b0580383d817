import type { GameId } from '../core/types';
import { puzzle } from '../games';
import { Home } from './home/home';
import { later } from './later';
import { Missing } from './missing';
import type { Route } from './routes';

// Each page is loaded when somebody goes there; home is what one waits for.
const Table = later<{ kind: 'local' | 'online'; id: string }>(() => import('../table/screen'));
const Replay = later<object>(() => import('../table/replay'));
const Puzzle = puzzle && later<object>(puzzle.page);
const Guided = later<{ game: GameId }>(() => import('../learn/guided'));
const NewGame = later<{ game: GameId; query: string }>(() => import('./new/new-game'));
const Tables = later<object>(() => import('./tables'));
const LearnIndex = later<object>(() => import('./learn-index'));
const Rulebook = later<{ game: GameId }>(() => import('../learn/rulebook'));
const SettingsPage = later<object>(() => import('./settings-page'));

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
