import type { ComponentType } from 'preact';
import { loadedBy, type Load } from '../shell/lazy-page';

/** A lazyPart loaded part of the page. Nothing is shown until it is loaded. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const useLoaded = loadedBy(load);
  return function LazyPart(props: P) {
    const { There } = useLoaded();
    return There ? <There {...props} /> : null;
  };
}
