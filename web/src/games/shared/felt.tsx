import './felt.css';
import type { ComponentChildren } from 'preact';

export interface FeltProps {
  /** What others hold, and what lies beside the board. */
  above?: ComponentChildren;
  /** The board; as large as the width and the height of the screen let it be. */
  board: ComponentChildren;
  /** The viewer's own tiles. */
  below?: ComponentChildren;
  class?: string;
  label?: string;
}

/**
 * The cloth that a board lies on. Upright: above, board, below. On a low and wide screen the board is on the left and
 * the rest beside it. Whoever shows it can say by `--felt-room` how high the board may be; otherwise the board leaves
 * free what its own hands need (`--felt-around`). Classes: `felt--placing` where tiles of a hand go on single squares,
 * and are kept in reach on a phone; `felt--whole` where everything is seen at once, and nothing stays in its place.
 */
export function Felt(props: FeltProps) {
  return (
    <section class={`felt ${props.class ?? ''}`} aria-label={props.label}>
      <div class="felt__in">
        {props.above == null ? null : <div class="felt__above">{props.above}</div>}
        <div class="felt__board">{props.board}</div>
        {props.below == null ? null : <div class="felt__below">{props.below}</div>}
      </div>
    </section>
  );
}
