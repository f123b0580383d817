import { useEffect, useRef } from 'preact/hooks';

/** Style sheets that did not come are asked for once more: whoever wants them believes that they are there. */
function mendSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

const firstPause = 1000;
const longestPause = 60_000;

/**
 * Retries failed loads: when the network is back, and then with growing pauses, because the first request after that
 * often fails again.
 */
export function useBackOnline(missing: boolean, load: () => void): () => void {
  const pause = useRef(firstPause);
  const again = () => {
    mendSheets();
    load();
  };
  useEffect(() => {
    if (!missing) return;
    const online = () => {
      pause.current = firstPause;
      again();
    };
    const retry = setTimeout(() => {
      pause.current = Math.min(2 * pause.current, longestPause);
      again();
    }, pause.current);
    addEventListener('online', online);
    return () => {
      clearTimeout(retry);
      removeEventListener('online', online);
    };
  }, [missing]);
  return again;
}
