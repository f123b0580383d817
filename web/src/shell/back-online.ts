import { useEffect } from 'preact/hooks';

/** Style sheets that did not come are asked for once more: whoever wants them believes that they are there. */
function mendSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/** A way to try again what could not be fetched; it is gone by itself when the network is back. */
export function useBackOnline(missing: boolean, load: () => void): () => void {
  const again = () => {
    mendSheets();
    load();
  };
  useEffect(() => {
    if (!missing) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [missing]);
  return again;
}
