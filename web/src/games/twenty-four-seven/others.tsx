import './others.css';
import type { TwentyFourSevenScene } from './scene';
import { Tile } from '../../look/tile';
import { texts } from '../../texts/texts';

interface OthersProps {
  scene: TwentyFourSevenScene;
  seat: number;
  names: string[];
}

/** The hands of the others, from behind until the game is over, and the bag. */
export function Others({ scene, seat, names }: OthersProps) {
  const { twentyFourSeven: words } = texts.value.boards;
  const others = scene.hand_sizes
    .map((size, i) => ({ size, seat: i + 1, name: names[i] ?? '' }))
    .filter((other) => other.seat !== seat);
  return (
    <ul class="others" aria-label={words.others}>
      {others.map((other) => (
        <li
          key={other.seat}
          class={`others__hand turn-sign${scene.turn.includes(other.seat) ? ' turn-sign--now' : ''}`}
        >
          <span class="others__name ellipsis">{other.name}</span>
          <span class="others__backs" aria-hidden="true">
            {Array.from({ length: other.size }, (_, i) => {
              const open = scene.hands?.[other.seat - 1]?.[i];
              return (
                <span class="others__back" key={i}>
                  {open === undefined ? <Tile back /> : <Tile text={open} />}
                </span>
              );
            })}
          </span>
          <span class="unseen">
            {scene.hands?.[other.seat - 1]?.join(', ') || words.tiles({ n: other.size })}
          </span>
        </li>
      ))}
      <li class="others__bag line close">
        <svg class="others__bag-picture" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 7.5C5 10 3.5 13.5 3.5 16.5c0 3.5 3 5 8.5 5s8.5-1.5 8.5-5c0-3-1.5-6.500-5-9z" />
          <path d="M8.500 7.500h7M9 7.500 7.500 2.500l2.500 1 2-1 2 1 2.500-1L15 7.500" />
        </svg>
        <span aria-hidden="true">{scene.bag}</span>
        <span class="unseen">{words.bag({ n: scene.bag })}</span>
      </li>
    </ul>
  );
}
