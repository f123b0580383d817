import { useEffect } from 'preact/hooks';
import { fill, texts } from '../../texts/texts';
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
        <strong>{title}</strong>
        <span>{names}</span>
        <span class="continue-where">
          {game.local ? kept.local : `${kept.online}, ${tables.status[game.status] ?? game.status}`}
        </span>
      </Link>
      {game.local && (
        <button
          type="button"
          class="button button-plain"
          aria-label={fill(kept.forgetOf, { game: title, names })}
          title={kept.forget}
          onClick={() => void forgetGame(game)}
        >
          ✕
        </button>
      )}
    </li>
  );
}

/** Games that were begun. There is room for them from the first paint if there were some last time. */
export function Continue() {
  useEffect(() => lookForGames(), []);
  const { list, expected } = myGames.value;
  if (list.length === 0 && !expected) return null;
  return (
    <section class="continue" aria-labelledby="home-continue">
      <h2 id="home-continue">{texts.value.shell.home.continue}</h2>
      <ul class="continue-list">
        {list.map((game) => (
          <GoOn key={game.href} game={game} />
        ))}
      </ul>
    </section>
  );
}
