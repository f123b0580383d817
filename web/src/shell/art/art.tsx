import type { GameId } from '../../core/types';
import { moduleOf } from '../../games';
import './art.css';

/** A picture for a game, on the cloth of its accent. */
export function Art({ game }: { game: GameId }) {
  const { Art: Picture } = moduleOf(game);
  return (
    <div class="art">
      <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Picture />
      </svg>
    </div>
  );
}
