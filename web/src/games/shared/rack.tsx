import './rack.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Tile } from '../../look/tile';
import type { TileProps } from '../../look/tile';

export interface RackTile {
  /** Stays with the tile while others come and go. */
  key: string | number;
  /** What a screen reader says. */
  label: string;
  look: TileProps;
  pressed?: boolean;
  disabled?: boolean;
  /** Taken up by the pointer: its place stays, empty. */
  away?: boolean;
  /** The name by which other tiles can be dropped here. */
  drop?: string;
}

export interface RackProps {
  label: string;
  tiles: RackTile[];
  onChoose(key: RackTile['key']): void;
  onLift?(key: RackTile['key'], event: PointerEvent): void;
  /** How many places it has at least, so that nothing moves when a tile is gone. */
  places?: number;
  class?: string;
  children?: ComponentChildren;
}

/** Tiles in a row that one can take up. One stop for the tabulator key; the arrows go from tile to tile. */
export function Rack(props: RackProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const { tiles } = props;
  const current = Math.min(focused, Math.max(0, tiles.length - 1));
  const places = Math.max(props.places ?? 0, tiles.length, 1);
  const empty = Math.max(0, (props.places ?? 0) - tiles.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tiles.length - 1;
    const to = {
      ArrowLeft: Math.max(0, current - 1),
      ArrowRight: Math.min(last, current + 1),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };
  return (
    <div
      ref={list}
      class={`rack ${places > 8 ? 'rack--long ' : ''}${props.class ?? ''}`}
      role="toolbar"
      data-focus
      aria-label={props.label}
      style={{ '--places': places }}
      onKeyDown={onKeyDown}
    >
      {tiles.map((tile, index) => (
        <button
          key={tile.key}
          type="button"
          class={rackTileClass(tile, props.onLift !== undefined)}
          aria-label={tile.label}
          aria-pressed={tile.pressed ?? false}
          aria-disabled={tile.disabled ? true : undefined}
          data-drop={tile.drop}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setFocused(index)}
          onPointerDown={(event) => !tile.disabled && props.onLift?.(tile.key, event)}
          onClick={() => !tile.disabled && props.onChoose(tile.key)}
        >
          <Tile {...tile.look} />
        </button>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span class="tile-place hollow" key={`place-${i}`} />
      ))}
      {props.children}
    </div>
  );
}

function rackTileClass(tile: RackTile, draggable: boolean): string {
  const classes = ['rack__tile tile-place tile-button'];
  if (draggable && !tile.disabled) classes.push('draggable');
  if (tile.away) classes.push('away');
  return classes.join(' ');
}
