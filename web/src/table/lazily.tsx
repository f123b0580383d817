import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched when it is first shown. Nothing is shown until then. */
export function lazily<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function Lazily(props: P) {
    const [, setReady] = useState(found !== undefined);
    useEffect(() => {
      if (found) return;
      let current = true;
      load().then(
        (module) => {
          found = module.default;
          if (current) setReady(true);
        },
        () => undefined,
      );
      return () => {
        current = false;
      };
    }, []);
    const Found = found;
    return Found ? <Found {...props} /> : null;
  };
}
