import type { ComponentType } from 'preact';
import { locale, texts } from '../../texts/texts';
import { Link } from '../router';
import { dayOf, puzzleOf } from './puzzle-day';
import './puzzle-card.css';

/** Today's solo puzzle, on felt. */
export function PuzzleCard({ Picture }: { Picture: ComponentType }) {
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
      <Picture />
      <div class="stack close">
        <p class="puzzle-card-day">{today}</p>
        <h2 id="home-puzzle">{text.puzzle}</h2>
        <p class="puzzle-card-about">
          {left === undefined ? text.puzzleWords : text.puzzleDone({ points: left })}
        </p>
        <Link class="button button-ivory" href="/puzzle">
          {left === undefined ? text.puzzlePlay : text.puzzleSee}
        </Link>
      </div>
    </section>
  );
}
