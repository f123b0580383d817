import { useLayoutEffect, useRef } from 'preact/hooks';

/** The least distance to the edges of the screen and to the board, in pixels. */
const apart = 8;

/** Lays an element over the own tiles, above everything else on the page, and never over the board. */
export function usePickerPlace(board: { current: HTMLElement | null }) {
  const picker = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = picker.current;
    const own = element?.parentElement;
    if (!element || !own) return;
    const place = () => {
      const below = own.getBoundingClientRect();
      const above = board.current?.getBoundingClientRect() ?? below;
      // Beside the board it has all the room up to the edge of the screen, since the own tiles have little.
      const beside = below.left >= above.right;
      element.classList.toggle('wild-beside', beside);
      element.style.left = `${below.left}px`;
      element.style.width = `${beside ? window.innerWidth - below.left - apart : below.width}px`;
      const highest = beside ? below.top : Math.min(below.top, above.bottom + apart);
      const lowest = window.innerHeight - element.offsetHeight - apart;
      const top = Math.min(Math.max(highest, below.bottom - element.offsetHeight), lowest);
      element.style.top = `${Math.max(0, top)}px`;
    };
    if ('showPopover' in element) element.showPopover();
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, []);
  return picker;
}
