import { games, puzzle } from '../../games';
import { texts } from '../../texts/texts';
import { Continue } from './continue';
import { GameCard } from './game-card';
import { PuzzleCard } from './puzzle-card';
import { Ways } from './ways';
import './home.css';

/** Where everybody comes in: four games, and a seat within one tap. */
export function Home() {
  const text = texts.value.shell.home;
  return (
    <div class="page home">
      <div class="home-words rows loose">
        <h1>{text.title}</h1>
        <p>{text.words}</p>
      </div>
      <Continue />
      <section aria-labelledby="home-games">
        <h2 id="home-games" class="unseen">
          {text.fourGames}
        </h2>
        <ul class="home-games beside">
          {games.map((game) => (
            <li key={game}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </section>
      {puzzle && <PuzzleCard Picture={puzzle.Picture} />}
      <Ways />
    </div>
  );
}
