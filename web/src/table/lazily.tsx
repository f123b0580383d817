import type { ComponentType } from 'preact';
import { loadedBy, type Load } from '../shell/later';

/** A lazily loaded part of the page. Nothing is shown until it is loaded. */
export function lazily<P extends object>(load: Load<P>): ComponentType<P> {
  const useLoaded = loadedBy(load);
  return function Lazily(props: P) {
    const { There } = useLoaded();
    return There ? <There {...props} /> : null;
  };
}
