import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LessonStep, LessonView } from './lesson';
import { wordsOf } from './lesson';
import { squaresIn } from '../games/shared/named-squares';

/** The squares that a step names, before and after its task. */
export function namedIn(step: LessonStep, done: boolean): string[] {
  const words = wordsOf(step);
  return squaresIn(done && step.task ? (words.done ?? '') : `${words.say} ${words.do ?? ''}`);
}

/** The height of the sheet, for what has to stay above it: `--guided-sheet` of what it stands in. */
export function useSheetHeight() {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const tell = () =>
      element.parentElement?.style.setProperty('--guided-sheet', `${element.offsetHeight}px`);
    tell();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return sheet;
}

/** Where something of the board can be seen: from the top of the screen to the first thing that lies over it. */
function lowestInView(view: LessonView): number {
  const onBoard = ['.felt__below', ...(view.over === undefined ? [] : [view.over])];
  const over = ['.guided-sheet', ...onBoard.map((what) => `.guided-board ${what}`)]
    .flatMap((what) => [...document.querySelectorAll<HTMLElement>(what)])
    .filter(
      (one) =>
        getComputedStyle(one).position === 'sticky' && one.getBoundingClientRect().top > innerHeight / 4,
    );
  return Math.min(innerHeight, ...over.map((one) => one.getBoundingClientRect().top));
}

/** What a step needs: the squares it is about, or what is chosen from. */
function wantedBy(step: LessonStep, done: boolean, { choices }: LessonView): HTMLElement[] {
  const find = (what: string) => [...document.querySelectorAll<HTMLElement>(`.guided-board ${what}`)];
  const squares = [...namedIn(step, done), ...squaresIn(done ? '' : (step.task?.move ?? step.look ?? ''))];
  const found = squares.flatMap((name) => find(`[data-square="${name}"]`));
  return found.length > 0 || !step.task || done || choices === undefined ? found : find(choices);
}

/** On a phone the board and its hand are higher than the screen: what a step is about is brought into view. */
export function useStepInView(ready: boolean, step: LessonStep, done: boolean, view: LessonView = {}): void {
  useEffect(() => {
    if (!ready || !matchMedia('(max-width: 61.99rem)').matches) return;
    const behavior = document.documentElement.dataset['motion'] === 'none' ? 'auto' : 'smooth';
    // A low screen has room for the board only.
    const isLow = matchMedia('(min-width: 36rem) and (max-height: 34rem)').matches;
    const fromTop = view.fromTop === true;
    if (step.task && (isLow || fromTop)) {
      const top = document.querySelector('.guided-board')?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - 6, behavior: fromTop ? behavior : 'auto' });
    }
    const boxes = wantedBy(step, done, view).map((one) => one.getBoundingClientRect());
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const lowest = lowestInView(view);
    if (top < 8 || bottom > lowest - 8) scrollBy({ top: (top + bottom - lowest) / 2, behavior });
  }, [ready, step, done]);
}
