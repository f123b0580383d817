import { fill, texts } from '../texts/texts';
import type { Route } from './routes';

/** What the window is called. */
export function titleOf(route: Route): string {
  const { titles, games, name } = texts.value.shell;
  if (route.page === 'home') return titles.home;
  const text = titles[route.page];
  const title = 'game' in route ? fill(text, { game: games[route.game].title }) : text;
  return `${title} · ${name}`;
}
