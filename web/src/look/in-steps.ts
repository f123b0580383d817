import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

let inSteps = false;
/** How many parts of the page are still to be completed. */
const unfinished = signal(0);

/** The page begins: what it draws first comes in steps. Without this, as in tests of parts, all is drawn at once. */
export function drawInSteps(): void {
  inSteps = true;
}

/** The first board is there: from now on nothing is drawn in steps any more. */
export function drawAtOnce(): void {
  inSteps = false;
}

/**
 * How many of so many steps are to be drawn now. Drawing a whole board at once blocks a phone, so the first time each
 * step waits until the previous one has been painted. Callers reserve the space for later steps.
 */
export function useSteps(count: number): number {
  const [step, setStep] = useState(inSteps ? 1 : count);
  const isWhole = step >= count;
  useLayoutEffect(() => {
    if (isWhole) return;
    unfinished.value += 1;
    return () => {
      unfinished.value -= 1;
    };
  }, [isWhole]);
  useEffect(() => {
    if (step < count) setStep(step + 1);
  }, [step]);
  return Math.min(step, count);
}

/**
 * Whether it is time for what stands around a board: after it, so that the board is there sooner and pushes nothing away.
 * `isThere`: the board has begun to be drawn, or none will come.
 */
export function useAround(isThere: boolean): boolean {
  const [waits, setWaits] = useState(inSteps);
  const isTime = isThere && unfinished.value === 0;
  useEffect(() => {
    if (isTime) setWaits(false);
  }, [isTime]);
  return !waits;
}
