import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { useBackOnline } from './back-online';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component that is loaded when it is first drawn, and at once from then on. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  let there: ComponentType<P> | undefined;

  return function Later(props: P) {
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
          console.error(error);
          if (!gone) setFailed(true);
        },
      );
      return () => {
        gone = true;
      };
    }, [failed]);
    const again = useBackOnline(failed, () => setFailed(false));

    if (there) {
      const There = there;
      return <There {...props} />;
    }
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
