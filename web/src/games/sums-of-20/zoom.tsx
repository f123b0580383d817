import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '../../texts/texts';
import './zoom.css';

/** Squares that a finger finds, in pixels. */
const comfortable = 46;

export interface Zoom {
  frame: { current: HTMLDivElement | null };
  /** 1: the whole board is in view. */
  factor: number;
  /** How far it makes sense to go; 1: the squares are large enough as they are. */
  most: number;
  /** Makes the squares large, around this one. */
  closer: (square?: string) => void;
  whole: () => void;
  /** Scrolls these squares into view, if the board is larger than its frame; all of it, where they have no room in it. */
  follow: (squares: readonly string[]) => void;
}

function squareIn(frame: HTMLElement, name: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-square="${CSS.escape(name)}"]`);
}

/** How far to scroll until all from `start` to `end` lies between `from` and `to`. */
function way(start: number, end: number, from: number, to: number): number {
  return start < from ? start - from : end > to ? end - to : 0;
}

/** How large the board is drawn in its frame: by button, by pinch, by wheel, and towards what matters. */
export function useZoom(columns: number): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(1);
  const [most, setMost] = useState(1);
  const goal = useRef<string | null>(null);
  /** What has to stay under the fingers: a point of the board, and where it is in the frame. */
  const anchor = useRef<{ x: number; y: number; atX: number; atY: number } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const room = element.clientWidth;
      const needed = room > 0 ? (comfortable * columns) / room : 1;
      // A little more would not be worth a button.
      setMost(needed > 1.2 ? needed : 1);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [columns]);

  const zoomTo = useCallback(
    (next: number, atX: number, atY: number) => {
      const element = frame.current;
      if (!element) return;
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
      anchor.current = { x: (scrollLeft + atX) / scrollWidth, y: (scrollTop + atY) / scrollHeight, atX, atY };
      setFactor(next < 1.05 ? 1 : Math.min(next, most * 1.5));
    },
    [most],
  );

  // After the board has its new size the anchor goes where it was, or the goal to the middle.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const square = goal.current === null ? null : squareIn(element, goal.current);
    const held = anchor.current;
    if (square) {
      const inside = element.getBoundingClientRect();
      const box = square.getBoundingClientRect();
      element.scrollLeft += box.left + box.width / 2 - inside.left - inside.width / 2;
      element.scrollTop += box.top + box.height / 2 - inside.top - inside.height / 2;
    } else if (held) {
      element.scrollLeft = held.x * element.scrollWidth - held.atX;
      element.scrollTop = held.y * element.scrollHeight - held.atY;
    }
    goal.current = null;
    anchor.current = null;
  }, [factor]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || most === 1) return;
    let start: { distance: number; factor: number } | null = null;
    const between = (touches: TouchList) => {
      const [a, b] = [touches[0], touches[1]];
      if (!a || !b) return null;
      const box = element.getBoundingClientRect();
      return {
        distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        x: (a.clientX + b.clientX) / 2 - box.left,
        y: (a.clientY + b.clientY) / 2 - box.top,
      };
    };
    const pinch = (event: TouchEvent) => {
      const now = between(event.touches);
      if (!now) {
        start = null;
        return;
      }
      event.preventDefault();
      start ??= { distance: now.distance, factor };
      if (event.type === 'touchmove') zoomTo((start.factor * now.distance) / start.distance, now.x, now.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomTo(factor * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
    };
    const options = { passive: false };
    element.addEventListener('touchstart', pinch, options);
    element.addEventListener('touchmove', pinch, options);
    element.addEventListener('touchend', pinch, options);
    element.addEventListener('wheel', wheel, options);
    return () => {
      element.removeEventListener('touchstart', pinch);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('touchend', pinch);
      element.removeEventListener('wheel', wheel);
    };
  }, [most, factor, zoomTo]);

  const closer = (square?: string) => {
    goal.current = square ?? null;
    const element = frame.current;
    if (!square && element) zoomTo(most, element.clientWidth / 2, element.clientHeight / 2);
    else setFactor(most);
  };
  const follow = (squares: readonly string[]) => {
    const element = frame.current;
    if (factor === 1 || !element) return;
    const boxes = squares.flatMap((name) => squareIn(element, name)?.getBoundingClientRect() ?? []);
    if (boxes.length === 0) return;
    const inside = element.getBoundingClientRect();
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (right - left > inside.width || bottom - top > inside.height) setFactor(1);
    else {
      element.scrollLeft += way(left, right, inside.left, inside.right);
      element.scrollTop += way(top, bottom, inside.top, inside.bottom);
    }
  };
  return { frame, factor, most, closer, whole: () => setFactor(1), follow };
}

/** The window onto the board. */
export function ZoomFrame({ zoom, children }: { zoom: Zoom; children: ComponentChildren }) {
  return (
    <div ref={zoom.frame} class={`zoom-frame${zoom.factor > 1 ? ' zoom-large' : ''}`}>
      <div class="zoom-board" style={{ '--zoom': zoom.factor }}>
        {children}
      </div>
    </div>
  );
}

/** Makes the squares larger, or shows all of them; where that is of use. */
export function ZoomButton({ zoom }: { zoom: Zoom }) {
  const t = texts.value.boards.sumsOf20;
  const large = zoom.factor > 1;
  if (zoom.most === 1) return null;
  return (
    <button
      type="button"
      class={`tool zoom-button${large ? ' zoom-out' : ''}`}
      aria-label={large ? t.whole : t.larger}
      onClick={() => (large ? zoom.whole() : zoom.closer())}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d={large ? 'M6 8.5h5M13 13l4.5 4.5' : 'M6 8.5h5M8.5 6v5M13 13l4.5 4.5'} />
      </svg>
    </button>
  );
}
