import './open-hand.css';
import type { GameOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import { texts } from '../../texts/texts';

export interface HandHeadProps {
  name: string;
  sum: number;
  /** Whether it is this hand's turn. */
  moves: boolean;
}

/** Whose hand it is, what it sums to, and whether it is its turn. */
export function HandHead({ name, sum, moves }: HandHeadProps) {
  const words = texts.value.boards.gameOf20;
  return (
    <div class={`hand-head turn-sign${moves ? ' turn-sign--now' : ''}`}>
      <span class="hand-head__name ellipsis">{name}</span>
      {moves ? <span class="unseen">{words.toMove}</span> : null}
      <span class="hand-head__sum number">{words.sum({ sum })}</span>
    </div>
  );
}

interface OpenHandProps {
  hand: GameOf20Scene['hands'][number];
  name: string;
  moves: boolean;
  /** How many tiles it has room for. */
  places: number;
  /** Tiles that are about to come. */
  coming?: readonly number[];
}

/** A hand to look at: all hands are open. */
export function OpenHand(props: OpenHandProps) {
  const { hand, coming = [] } = props;
  const all = [...hand.tiles, ...coming].sort((a, b) => a - b);
  const empty = Math.max(0, props.places - all.length);
  const told = hand.tiles.length === 0 ? texts.value.boards.tiles.none : hand.tiles.join(', ');
  return (
    <div class="open-hand">
      <HandHead name={props.name} sum={hand.sum} moves={props.moves} />
      <p class="unseen">{told}</p>
      <div class="open-hand__tiles" aria-hidden="true">
        {all.map((tile, i) => (
          <span class="tile-place" key={`${tile} ${all.indexOf(tile) === i ? 'a' : 'b'}`}>
            <Tile text={tile} pending={coming.includes(tile)} />
          </span>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <span class="tile-place hollow" key={`place ${i}`} />
        ))}
      </div>
    </div>
  );
}
