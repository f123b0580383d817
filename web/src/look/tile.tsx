import './tile.css';
import type { ComponentChildren } from 'preact';

export interface TileProps {
  /** What is printed on it; nothing for a back. */
  text?: string | number;
  tone?: 'ivory' | 'red' | 'blue' | 'green' | 'yellow';
  /** Seen from behind. */
  back?: boolean;
  /** Taken up by the player. */
  chosen?: boolean;
  /** Laid, but not yet certain. */
  pending?: boolean;
  /** Only thought of: where a hint would put it. */
  ghost?: boolean;
  /** What was laid last. */
  last?: boolean;
  /** Belongs to a line that is shown. */
  hot?: boolean;
  /** Glows because a hint points at it. */
  hinted?: boolean;
  /** Cannot be used now. */
  faint?: boolean;
  /** A small mark in the corner: points, a name. */
  corner?: ComponentChildren;
}

const marks = ['back', 'chosen', 'pending', 'ghost', 'last', 'hot', 'hinted', 'faint'] as const;

/** A tile to look at. It is as large as `--side` says; what can be done with it is up to whoever holds it. */
export function Tile(props: TileProps) {
  const classes = ['tile', `tile--${props.tone ?? 'ivory'}`];
  for (const mark of marks) if (props[mark]) classes.push(`tile--${mark}`);
  const text = String(props.text ?? '');
  if (text.length > 1) classes.push('tile--wide');
  return (
    <span class={classes.join(' ')} aria-hidden="true">
      {props.back ? null : <span class="tile__text">{text}</span>}
      {props.corner == null ? null : <span class="tile__corner">{props.corner}</span>}
    </span>
  );
}
