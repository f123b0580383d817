import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whether the last press was by touch; mouse, pen and keys can hit small squares, too. */
export function useFinger(): () => boolean {
  const finger = useRef(false);
  useLayoutEffect(() => {
    const press = (event: PointerEvent) => {
      finger.current = event.pointerType === 'touch';
    };
    const key = () => {
      finger.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
  return () => finger.current;
}
