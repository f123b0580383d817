import './tray.css';
import { useRef, useState } from 'preact/hooks';
import type { GameOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import { texts } from '../../texts/texts';
import type { Drag } from '../shared/drag';
import { stepByKey } from '../shared/places';

interface TrayProps {
  scene: GameOf20Scene;
  /** What each hand is called. */
  handNames: string[];
  marked: readonly number[];
  hinted: ReadonlySet<number>;
  mayAct: boolean;
  drag: Drag<number>;
  onMark(tile: number): void;
}

const columns = 6;

/** The tiles of the draft, each at its place until it is taken; then the place says by whom. */
export function Tray(props: TrayProps) {
  const { scene, drag } = props;
  const words = texts.value.boards.gameOf20;
  const tray = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const open = scene.tray.flatMap((tile, place) => (scene.pool.includes(tile) ? [place] : []));
  const current = open.includes(focused) ? focused : (open[0] ?? 0);

  const onKeyDown = (event: KeyboardEvent) => {
    let to = stepByKey(event.key, current, columns, scene.tray.length, event.ctrlKey);
    if (to === undefined) return;
    event.preventDefault();
    // Over the places that are empty, on in the same direction; at the edge the focus stays.
    for (let from = current; to !== undefined && to !== from && !open.includes(to);) {
      from = to;
      to = stepByKey(event.key, from, columns, scene.tray.length, event.ctrlKey);
    }
    if (to === undefined || !open.includes(to)) return;
    setFocused(to);
    tray.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <div ref={tray} class="tray" role="toolbar" data-focus aria-label={words.tray} onKeyDown={onKeyDown}>
      {scene.tray.map((tile, place) => {
        if (!scene.pool.includes(tile)) {
          const owner = scene.hands.findIndex((hand) => hand.tiles.includes(tile));
          return (
            <span class="tray__place tile-place hollow" key={tile} aria-hidden="true">
              <span>{tile}</span>
              <span class="tray__owner ellipsis">{props.handNames[owner]}</span>
            </span>
          );
        }
        const marked = props.marked.includes(tile);
        const away = drag.held.value?.item === tile;
        return (
          <button
            key={tile}
            type="button"
            class={`tray__tile tile-place tile-button${marked ? ' tray__tile--marked' : ''}${away ? ' away' : ''}${props.mayAct ? ' draggable' : ''}`}
            aria-label={words.poolTile({ tile })}
            aria-pressed={marked}
            aria-disabled={props.mayAct ? undefined : true}
            data-place={place}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setFocused(place)}
            onPointerDown={(event) => drag.lift(tile, event)}
            onClick={() => {
              if (!drag.wasDrag() && props.mayAct) props.onMark(tile);
            }}
          >
            <Tile text={tile} chosen={marked} hinted={props.hinted.has(tile)} />
          </button>
        );
      })}
    </div>
  );
}
