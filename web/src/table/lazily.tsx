import type { ComponentType } from 'preact';
import { loadedBy, type Load } from '../shell/later';

/** A part of the page that is fetched when it is first shown. Nothing is shown until then. */
export function lazily<P extends object>(load: Load<P>): ComponentType<P> {
  const useLoaded = loadedBy(load);
  return function Lazily(props: P) {
    const { There } = useLoaded();
    return There ? <There {...props} /> : null;
  };
}
