import { filled, texts } from '../texts/texts';
import type { Route } from './routes';

/** What the window is called. */
export function titleOf(route: Route): string {
  const { titles, games, name } = texts.value.shell;
  if (route.page === 'home') return titles.home;
  const text = titles[route.page];
  const args: Record<string, string> = 'game' in route ? { game: games[route.game].title } : {};
  return `${filled(text, args)} · ${name}`;
}
