import { signal } from '@preact/signals';
import type { AnchorHTMLAttributes, TargetedMouseEvent } from 'preact';
import { routeOf, type Route } from './routes';
import { outdated } from './update';

const here = () => routeOf(location.pathname, location.search);

/** The page that is shown. */
export const route = signal<Route>(here());
/** The part of the address after `#`, decoded, without the sign. */
export const hash = signal(hashNow());
/** Rises with every step to another page that somebody made here, forward or back. */
export const steps = signal(0);

function hashNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

let shown = location.pathname;

/** Shows what the address says. Answers whether that is another page. */
function look(): boolean {
  const before = shown;
  shown = location.pathname;
  route.value = here();
  hash.value = hashNow();
  return shown !== before;
}

function follow(): void {
  if (look()) steps.value += 1;
}

/** Goes to an address of this page. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  if (outdated.value) {
    location.assign(path);
    return;
  }
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  if (!look()) return;
  steps.value += 1;
  if (!location.hash) scrollTo(0, 0);
}

export function beginRouter(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  look();
}

type LinkProps = AnchorHTMLAttributes & { href: string };

/** A link within this page. With a modifier key or another button it is what links always are. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    if (typeof onClick === 'function') onClick(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
