import './mini-board.css';
import type { GameOf20Scene } from './scene';
import { texts } from '../../texts/texts';

/** The board in small while the tiles are drafted: what lies on it decides which tiles are good. */
export function MiniBoard({ scene }: { scene: GameOf20Scene }) {
  const words = texts.value.boards.gameOf20;
  const there = scene.squares.filter((square) => square.tile !== 0);
  const told = there.map(({ name, tile }) => words.centre({ name, tile })).join(', ');
  return (
    <div class="mini-board" role="img" aria-label={told || words.emptyBoard}>
      {scene.squares.map(({ name, tile }) => (
        <span class={tile === 0 ? 'mini-board__square hollow' : 'mini-board__tile tile'} key={name}>
          {tile === 0 ? '' : tile}
        </span>
      ))}
    </div>
  );
}
