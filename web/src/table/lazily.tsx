import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useBackOnline } from '../shell/back-online';

/** A part of the page that is fetched when it is first shown. Nothing is shown until then. */
export function lazily<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function Lazily(props: P) {
    const [, setReady] = useState(found !== undefined);
    const [failed, setFailed] = useState(false);
    useBackOnline(failed, () => setFailed(false));
    useEffect(() => {
      if (found || failed) return;
      let current = true;
      load().then(
        (module) => {
          found = module.default;
          if (current) setReady(true);
        },
        () => current && setFailed(true),
      );
      return () => {
        current = false;
      };
    }, [failed]);
    const Found = found;
    return Found ? <Found {...props} /> : null;
  };
}
