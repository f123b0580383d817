import { useLayoutEffect } from 'preact/hooks';

/** Where the focus may go: the place itself, or the stop of the tabulator key in it. */
function stopIn(place: HTMLElement): HTMLElement | null {
  if (place.matches('[tabindex], button, a[href]')) return place;
  return (
    place.querySelector<HTMLElement>('[tabindex="0"]') ??
    place.querySelector<HTMLElement>('button:not(:disabled)')
  );
}

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the keyboard focus in a part of the page: when the focused element is removed or disabled, the focus moves to
 * the nearest element with `data-focus`, preferring one marked `first`. It ignores mouse and touch users, and does
 * nothing if something has the focus already.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What had the focus, and all it was in. */
  let path: HTMLElement[] = [];
  let byKey = false;
  const onFocus = (event: FocusEvent) => {
    path = [];
    for (let at = event.target as HTMLElement | null; at && root.contains(at); at = at.parentElement)
      path.push(at);
  };
  const onKey = () => {
    byKey = true;
  };
  const onPointer = () => {
    byKey = false;
  };
  // Screen readers and keys click without a pointer.
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) byKey = true;
  };
  const look = () => {
    const [last] = path;
    const now = document.activeElement;
    if (!byKey || !last || !isGone(last) || (now && now !== document.body && now !== last)) return;
    for (const around of path) {
      if (!around.isConnected) continue;
      const place =
        around.querySelector<HTMLElement>('[data-focus=first]') ??
        around.querySelector<HTMLElement>('[data-focus]');
      const stop = place && stopIn(place);
      if (!stop) continue;
      stop.focus({ preventScroll: true });
      return;
    }
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('click', onClick, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('click', onClick, true);
  };
}

/** Keeps the focus in the page as long as this is drawn. */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocus(main) : undefined;
  }, []);
}
