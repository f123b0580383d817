import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { HintShown } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { Rack, type RackTile } from '../shared/rack';
import { type LayingAction, type LayingState, shuffled } from './laying';
import './own-rack.css';

export interface OwnRackProps {
  state: LayingState;
  /** How many tiles it holds. */
  places: number;
  act: (action: LayingAction) => void;
  hint?: HintShown | undefined;
  /** The tile under the pointer; 0: none. */
  held: number;
  locked: boolean;
  onLift: (id: number, event: PointerEvent) => void;
  onChoose: (id: number) => void;
  /** What stands beside the rack. */
  children?: ComponentChildren;
}

/** Where in the rack a tile can be dropped. */
export const rackPlace = (index: number) => `rack ${index}`;

/** Which of the rack's tiles a hint points at: as many of each kind as it names. */
function hintedIds(state: LayingState, hint: HintShown | undefined): Set<number> {
  const named = hint && hint.step > 1 ? hint.tiles.map((tile) => tile.slice(0, 1)) : [];
  const found = new Set<number>();
  for (const tile of named) {
    const item = state.rack.find((one) => one.tile === tile && !found.has(one.id));
    if (item) found.add(item.id);
  }
  return found;
}

/** The own tiles, in the order of their owner: choose, drag, arrange, shuffle. */
export function OwnRack(props: OwnRackProps) {
  const { state, act, hint, held, locked, onLift, onChoose, children } = props;
  const t = texts.value.boards.sumsOf20;
  const box = useRef<HTMLDivElement>(null);
  const hinted = hintedIds(state, hint);
  const tiles = state.rack.map((item, index): RackTile => {
    const laid = state.laid.find((one) => one.id === item.id);
    const traded = state.trade.includes(item.id);
    const name = item.tile === '*' ? t.wildTile : t.tile({ tile: item.tile });
    return {
      key: item.id,
      label: laid
        ? t.tileLaid({ tile: name, square: laid.square })
        : traded
          ? t.tileTraded({ tile: name })
          : name,
      look: {
        tone: 'yellow',
        text: item.tile === '*' ? '★' : item.tile,
        chosen: state.chosen === item.id || traded,
        hinted: hinted.has(item.id) && !laid,
      },
      pressed: state.chosen === item.id || traded,
      away: laid !== undefined || held === item.id,
      disabled: locked,
      drop: rackPlace(index),
    };
  });
  // Shift and an arrow carry a tile along; the focus goes with it, before the next key comes.
  const carried = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (carried.current === null) return;
    box.current?.querySelectorAll<HTMLElement>('.rack__tile')[carried.current]?.focus();
    carried.current = null;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.shiftKey || step === 0) return;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.rack__tile') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const item = state.rack[from];
    const to = from + step;
    if (!item || to < 0 || to >= state.rack.length) return;
    event.preventDefault();
    event.stopPropagation();
    carried.current = to;
    act({ type: 'move', id: item.id, to });
  };
  return (
    <div ref={box} class="own-rack" onKeyDownCapture={onKeyDown} title={t.arrangeHelp}>
      <button
        type="button"
        class="tool"
        aria-label={t.shuffle}
        onClick={() => act({ type: 'shuffle', order: shuffled(state.rack) })}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h3.5c2 0 3.5 1.5 5 5s3 5 5 5H20M3 17h3.5c1.6 0 2.8-.9 3.8-2.5M13.3 9.3C14.2 7.9 15.2 7 16.5 7H20M17.5 4 20.5 7l-3 3M17.5 14l3 3-3 3" />
        </svg>
      </button>
      <Rack
        label={t.yourRack}
        tiles={tiles}
        places={props.places}
        onChoose={(key) => onChoose(Number(key))}
        onLift={locked ? undefined : (key, event) => onLift(Number(key), event)}
      />
      {children}
    </div>
  );
}
