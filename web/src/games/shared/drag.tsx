import './drag.css';
import { useSignal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A thing under the finger. `over` is the name of the drop place below it (`data-square` or `data-drop`). */
export interface Held<T> {
  item: T;
  x: number;
  y: number;
  /** How large it was where it was taken up. */
  side: number;
  over: string | null;
}

export interface DragRules<T> {
  /** Whether this may be taken up now. */
  mayLift?(item: T): boolean;
  onLift?(item: T): void;
  onOver?(item: T, place: string | null): void;
  /** null: let go where nothing can be put. */
  onDrop(item: T, place: string | null): void;
}

export interface Drag<T> {
  held: ReadonlySignal<Held<T> | null>;
  /** For the `onPointerDown` of what can be dragged; it also needs the class `draggable`. */
  lift(item: T, event: PointerEvent): void;
  /** Whether the click that comes after a drag is to be left alone. */
  wasDrag(): boolean;
}

/** Shorter movements count as a tap. */
const threshold = 7;
/** A finger hides what is below it, so the tile is shown ahead of it. */
const aboveFinger = 34;

function placeAt(x: number, y: number): string | null {
  // Not every document can say what lies at a point.
  if (!('elementFromPoint' in document)) return null;
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square],[data-drop]');
  return found?.dataset['square'] ?? found?.dataset['drop'] ?? null;
}

/** Drag and drop by pointer events: mouse, finger and pen alike. What is dropped where is told by names. */
export function useDrag<T>(rules: DragRules<T>): Drag<T> {
  const held = useSignal<Held<T> | null>(null);
  const now = useRef(rules);
  now.current = rules;
  const dragged = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const lift = (item: T, event: PointerEvent) => {
    dragged.current = false;
    if (event.button !== 0 || stop.current || now.current.mayLift?.(item) === false) return;
    const source = event.currentTarget as HTMLElement;
    const side = source.getBoundingClientRect().width;
    const from = { x: event.clientX, y: event.clientY };
    const up = event.pointerType === 'mouse' ? 0 : aboveFinger;

    const move = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      if (!held.value) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < threshold) return;
        dragged.current = true;
        now.current.onLift?.(item);
      }
      const [x, y] = [e.clientX, e.clientY - up];
      const over = placeAt(x, y);
      if (held.value?.over !== over) now.current.onOver?.(item, over);
      held.value = { item, x, y, side, over };
    };
    const end = (place: string | null) => {
      const was = held.value;
      stop.current?.();
      if (was) now.current.onDrop(item, place);
    };
    const release = (e: PointerEvent) => {
      if (e.pointerId === event.pointerId) end(held.value?.over ?? null);
    };
    const cancel = (e: PointerEvent) => {
      if (e.pointerId === event.pointerId) end(null);
    };
    const escape = (e: KeyboardEvent) => {
      if (e.key === 'Escape') end(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
      held.value = null;
      stop.current = null;
    };
  };
  const wasDrag = () => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };
  return { held, lift, wasDrag };
}

/** Above everything and placed by the screen, whatever contains it. */
function showOnTop(ghost: HTMLElement | null) {
  if (ghost && 'showPopover' in ghost) ghost.showPopover();
}

/** What is being dragged. It can be put anywhere in the board. */
export function DragGhost<T>({ drag, draw }: { drag: Drag<T>; draw: (item: T) => ComponentChildren }) {
  const held = drag.held.value;
  if (!held) return null;
  return (
    <div
      ref={showOnTop}
      popover="manual"
      class="drag-ghost"
      aria-hidden="true"
      style={{ '--x': `${held.x}px`, '--y': `${held.y}px`, '--side': `${held.side}px` }}
    >
      {draw(held.item)}
    </div>
  );
}
