import { games } from '../games';
import { texts } from '../texts/texts';
import { Art } from './art/art';
import { Link } from './router';
import './learn-index.css';

/** The four guided games, and the rulebooks. */
export default function LearnIndex() {
  const { learn: text, games: gameTexts } = texts.value.shell;
  return (
    <div class="page">
      <header class="page-head rows">
        <h1>{text.title}</h1>
        <p>{text.words}</p>
      </header>
      <ul class="learn-games beside">
        {games.map((game) => {
          const { title, line } = gameTexts[game];
          return (
            <li key={game} class="learn-game art-card" data-game={game}>
              <Art game={game} />
              <div class="learn-game-words rows">
                <h2>{title}</h2>
                <p>{line}</p>
                <div class="button-row">
                  <Link
                    class="button button-main"
                    href={`/learn/${game}`}
                    aria-label={text.guidedOf({ game: title })}
                  >
                    {text.guided}
                  </Link>
                  <Link class="button" href={`/rules/${game}`} aria-label={text.rulesOf({ game: title })}>
                    {text.rules}
                  </Link>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
