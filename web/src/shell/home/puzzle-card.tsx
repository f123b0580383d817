import { fill, locale, texts } from '../../texts/texts';
import { Link } from '../router';
import { dayOf, puzzleOf } from './puzzle-day';
import './puzzle-card.css';

/** Tiles of the picture: column, row, number. */
const tiles = [
  [2, 2, 4],
  [2, 1, 1],
  [1, 2, 1],
  [1, 1, 2],
  [3, 2, 5],
  [3, 1, 6],
  [2, 3, 3],
] as const;

/** Today's solo puzzle, on felt. */
export function PuzzleCard() {
  const text = texts.value.shell.home;
  const now = new Date();
  const { left } = puzzleOf(dayOf(now));
  const today = now.toLocaleDateString(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <section class="puzzle-card panel-felt" aria-labelledby="home-puzzle">
      <svg class="puzzle-card-board" viewBox="0 0 130 130" aria-hidden="true" focusable="false">
        {Array.from({ length: 25 }, (_, n) => (
          <rect
            key={n}
            class="puzzle-card-square"
            x={(n % 5) * 26 + 2}
            y={Math.floor(n / 5) * 26 + 2}
            width="22"
            height="22"
            rx="5"
          />
        ))}
        {tiles.map(([x, y, number]) => (
          <g key={`${x}${y}`} transform={`translate(${x * 26 + 2} ${y * 26 + 2})`}>
            <rect class="puzzle-card-under" y="2" width="22" height="22" rx="5" />
            <rect class="puzzle-card-tile" width="22" height="22" rx="5" />
            <text x="11" y="16">
              {number}
            </text>
          </g>
        ))}
        <rect class="puzzle-card-asked" x="80" y="80" width="22" height="22" rx="5" />
      </svg>
      <div class="puzzle-card-words">
        <p class="puzzle-card-day">{today}</p>
        <h2 id="home-puzzle">{text.puzzle}</h2>
        <p class="puzzle-card-about">
          {left === undefined ? text.puzzleWords : fill(text.puzzleDone, { points: left })}
        </p>
        <Link class="button puzzle-card-go" href="/puzzle">
          {left === undefined ? text.puzzlePlay : text.puzzleSee}
        </Link>
      </div>
    </section>
  );
}
