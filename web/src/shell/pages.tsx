import type { ComponentType } from 'preact';
import type { GameId } from '../core/types';
import { Home } from './home/home';
import { later } from './later';
import { Missing } from './missing';
import type { Route } from './routes';

// Pages of other folders; one that is not there yet says so when it is asked for.
const others = import.meta.glob<{ default: ComponentType<never> }>([
  '../table/screen.tsx',
  '../table/replay.tsx',
  '../table/puzzle.tsx',
  '../learn/guided.tsx',
]);
const other = <P extends object>(path: string) =>
  later<P>(async () => {
    const load = others[path];
    if (!load) throw new Error(`${path} is not there`);
    return (await load()) as unknown as { default: ComponentType<P> };
  });

const Table = other<{ kind: 'local' | 'online'; id: string }>('../table/screen.tsx');
const Replay = other<object>('../table/replay.tsx');
const Puzzle = other<object>('../table/puzzle.tsx');
const Guided = other<{ game: GameId }>('../learn/guided.tsx');
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
      return <Puzzle />;
    case 'replay':
      return <Replay />;
    case 'settings':
      return <SettingsPage />;
    case 'missing':
      return <Missing />;
  }
}
