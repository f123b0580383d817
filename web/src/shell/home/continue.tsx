import { useEffect } from 'preact/hooks';
import { named, texts } from '../../texts/texts';
import { Link } from '../router';
import { isGame } from '../routes';
import { forgetGame, lookForGames, myGames, type MyGame, namesOf } from './my-games';
import './continue.css';

function GoOn({ game }: { game: MyGame }) {
  const { games, kept, tables } = texts.value.shell;
  const title = isGame(game.game) ? games[game.game].title : game.game;
  const names = namesOf(game.seats) || kept.alone;
  return (
    <li class="continue-game" data-game={game.game}>
      <Link href={game.href}>
        <strong class="ellipsis">{title}</strong>
        <span class="ellipsis">{names}</span>
        <span class="soft ellipsis">
          {game.local ? kept.local : `${kept.online}, ${named(tables.status, game.status) ?? game.status}`}
        </span>
      </Link>
      {game.local && (
        <button
          type="button"
          class="button button-plain"
          aria-label={kept.forgetOf({ game: title, names })}
          title={kept.forget}
          onClick={() => forgetGame(game)}
        >
          ✕
        </button>
      )}
    </li>
  );
}

/** Games that were begun. There is room for them from the first paint if there were some last time. */
export function Continue() {
  useEffect(() => void lookForGames(), []);
  const { list, count, expected } = myGames.value;
  const { home, kept } = texts.value.shell;
  if (list.length === 0 && !expected) return null;
  return (
    <section class="rows" aria-labelledby="home-continue">
      <div class="continue-head line wraps apart">
        <h2 id="home-continue" tabIndex={-1} data-focus>
          {home.continue}
        </h2>
        {count > list.length && <Link href="/tables#mine">{kept.all({ n: count })}</Link>}
      </div>
      <ul class="continue-list line">
        {list.map((game) => (
          <GoOn key={game.href} game={game} />
        ))}
      </ul>
    </section>
  );
}
