import { useEffect, useRef, useState } from 'preact/hooks';
import type { LastMove } from '../../table/board/board';

/** How long the lines of the last move are highlighted. */
export const briefly = 2600;

/** The last move for a short while after it was made; not when the board is first seen. */
export function useJustMade(last: LastMove | undefined): LastMove | null {
  const [lit, setLit] = useState<LastMove | null>(null);
  const seen = useRef<string | null>(null);
  const mark = last === undefined ? '' : `${last.seat} ${last.move}`;
  useEffect(() => {
    const first = seen.current === null;
    seen.current = mark;
    if (first || last === undefined || last.lines.length === 0) {
      setLit(null);
      return;
    }
    setLit(last);
    const timer = window.setTimeout(() => setLit(null), briefly);
    return () => window.clearTimeout(timer);
    // The mark says which move it is; the object itself may be made anew at any time.
  }, [mark]);
  return lit;
}
