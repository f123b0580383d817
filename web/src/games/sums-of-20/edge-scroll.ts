import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How near to the edge of the frame a dragged tile scrolls it, and how fast, in pixels. */
const near = 40;
const step = 9;

function push(at: number, from: number, to: number): number {
  return at < from + near ? -step : at > to - near ? step : 0;
}

/** While something is dragged towards the edge of a frame, the frame scrolls on. */
export function useEdgeScroll(
  frame: { current: HTMLElement | null },
  held: ReadonlySignal<{ x: number; y: number } | null>,
): void {
  const active = held.value !== null;
  useEffect(() => {
    if (!active) return;
    let next = 0;
    const scroll = () => {
      const box = frame.current?.getBoundingClientRect();
      const at = held.peek();
      const inside = box && at && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
      if (inside) frame.current?.scrollBy(push(at.x, box.left, box.right), push(at.y, box.top, box.bottom));
      next = requestAnimationFrame(scroll);
    };
    next = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(next);
  }, [active]);
}
