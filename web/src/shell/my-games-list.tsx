import { useEffect, useRef } from 'preact/hooks';
import { named, texts } from '../texts/texts';
import { namesOf, type MyGame } from './home/my-games';
import { hash, Link } from './router';
import { isGame } from './routes';

function Mine({ game: { game, href, local, seats, status } }: { game: MyGame }) {
  const { games, kept, tables } = texts.value.shell;
  const names = namesOf(seats);
  return (
    <li>
      <Link class="table-list-entry" data-game={game} href={href}>
        <strong>{isGame(game) ? games[game].title : game}</strong>
        <span>{names ? tables.with({ names }) : kept.alone}</span>
        <span class="field-help">
          {local ? kept.local : kept.online}, {named(tables.status, status) ?? status}
        </span>
      </Link>
    </li>
  );
}

const List = ({ games }: { games: MyGame[] }) => (
  <ul class="table-list beside">
    {games.map((game) => (
      <Mine key={game.href} game={game} />
    ))}
  </ul>
);

/** All games of the viewer, on this device and online: those that go on, then those that are over. */
export function MyGames({ games }: { games: MyGame[] }) {
  const text = texts.value.shell.tables;
  const head = useRef<HTMLHeadingElement>(null);
  // Home leads here, past the tables of others.
  useEffect(() => {
    if (hash.peek() !== 'mine') return;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, []);
  const running = games.filter(({ over }) => !over);
  const over = games.filter((game) => game.over);
  return (
    <section class="stack tables-open" aria-labelledby="tables-mine">
      <h2 id="tables-mine" ref={head} tabIndex={-1}>
        {text.mine}
      </h2>
      {running.length > 0 && <List games={running} />}
      {over.length > 0 && (
        <>
          <h3>{text.mineOver}</h3>
          <List games={over} />
        </>
      )}
    </section>
  );
}
