import { useEffect, useRef } from 'preact/hooks';
import { Toasts } from './look/toast';
import { announce } from './shell/announce';
import { Boundary } from './shell/boundary';
import { Frame } from './shell/frame';
import { Live } from './shell/live';
import { Page } from './shell/pages';
import { route, steps } from './shell/router';
import { titleOf } from './shell/titles';
import { UpdatePrompt } from './shell/update-prompt';

/** The whole page: the frame, and in it what the address means. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const now = route.value;
  const title = titleOf(now);
  const key = Object.values(now).join('/');

  useEffect(() => {
    document.title = title;
  }, [title]);

  // After navigation, keyboard and screen reader users start at the top of the page.
  useEffect(
    () =>
      steps.subscribe((count) => {
        if (count === 0) return;
        main.current?.focus({ preventScroll: true });
        // A table tells its game itself, as soon as it knows it.
        const { page } = route.peek();
        if (page !== 'play' && page !== 'table') announce(titleOf(route.peek()));
      }),
    [],
  );

  return (
    <>
      <Frame route={now} main={main}>
        <Boundary key={key}>
          <Page route={now} />
        </Boundary>
      </Frame>
      <UpdatePrompt />
      <Toasts />
      <Live />
    </>
  );
}
