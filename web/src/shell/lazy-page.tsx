import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { useBackOnline } from './back-online';

export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface Loading<P> {
  There: ComponentType<P> | undefined;
  failed: boolean;
  again: () => void;
}

/** A hook that loads a component when it is first drawn, and has it at once from then on. */
export function loadedBy<P extends object>(
  load: Load<P>,
  complain: (error: unknown) => void = () => undefined,
): () => Loading<P> {
  let there: ComponentType<P> | undefined;
  return function useLoaded() {
    const [, drawAgain] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (there || failed) return;
      let gone = false;
      load().then(
        (found) => {
          there = found.default;
          if (!gone) drawAgain((n) => n + 1);
        },
        (error: unknown) => {
          complain(error);
          if (!gone) setFailed(true);
        },
      );
      return () => {
        gone = true;
      };
    }, [failed]);
    const again = useBackOnline(failed, () => setFailed(false));
    return { There: there, failed, again };
  };
}

/** A lazyPart loaded page, or part of one. It reserves the space, and says so if loading fails. */
export function lazyPage<P extends object>(load: Load<P>): ComponentType<P> {
  const useLoaded = loadedBy(load, console.error);
  return function LazyPage(props: P) {
    const { There, failed, again } = useLoaded();
    if (There) return <There {...props} />;
    if (failed) return <Unloaded again={again} />;
    return <div class="page-wait" />;
  };
}

function Unloaded({ again }: { again: () => void }) {
  const text = texts.value.shell.unloaded;
  return (
    <section class="page page-narrow stack" role="alert">
      <p>{text.words}</p>
      <button type="button" class="button button-main" onClick={again}>
        {text.again}
      </button>
    </section>
  );
}
