import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Core, Judged, Position } from '../../core/types';
import { askFits, type Fit } from './fits';

/**
 * What the core answers to a question. The key names the question: an answer is shown only as long as its question
 * stands, so that an old answer is never shown for a new position. A question that fails has no answer.
 */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<{ key: string; value: T } | null>(null);
  // Asked while the page is still to be painted: the answer is on its way meanwhile.
  useLayoutEffect(() => {
    // The same question once more: the answer is here.
    if (key === null || answer?.key === key) return;
    let wanted = true;
    ask().then(
      (value) => wanted && setAnswer({ key, value }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // The key says everything about the question.
  }, [key]);
  return answer !== null && answer.key === key ? answer.value : null;
}

/**
 * For a button that waits for an answer: who presses it before the answer is there has pressed it all the same. `question`
 * names what is awaited (null: nothing is), and with another one the press is forgotten; `answered` is what is then done.
 */
export function usePress(question: string | null, answered: (() => void) | undefined): () => void {
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const waits = question !== null && pressed.current === question;
    if (waits && !answered) return;
    pressed.current = null;
    if (waits) answered?.();
  });
  return () => {
    if (answered) answered();
    else pressed.current = question;
  };
}

function keyOf(position: Position, rest: string): string {
  return `${position.game}|${position.seat}|${position.plain ? 'plain' : ''}|${position.view}|${rest}`;
}

/** What every empty square says to a tile of the hand; null until that is known. */
export function useFits(core: Core, position: Position, tile: number | null): Map<string, Fit> | null {
  const key = tile === null ? null : keyOf(position, `fits ${tile}`);
  return useAnswer(key, async () => {
    const fits = await askFits(core, position, tile ?? 0);
    return new Map(fits.map((fit) => [fit.square, fit]));
  });
}

/** All that the viewer may do now; null when it is not theirs to do, or not known yet. */
export function useMoves(core: Core, position: Position, wanted: boolean): Judged[] | null {
  return useAnswer(wanted ? keyOf(position, 'moves') : null, () => core.moves(position));
}

/** A move in words, as the core understands it: which squares and tiles it touches, and its lines. */
export function useJudged(core: Core, position: Position, move: string | undefined): Judged | null {
  const key = move === undefined ? null : keyOf(position, `judge ${move}`);
  return useAnswer(key, () => core.judge(position, move ?? ''));
}

/** The legal placements by square: which tiles of the hand it takes. */
export function bySquare(moves: Judged[] | null): Map<string, Judged[]> {
  const found = new Map<string, Judged[]>();
  for (const move of moves ?? []) {
    const square = move.squares[0];
    if (square === undefined) continue;
    const there = found.get(square);
    if (there) there.push(move);
    else found.set(square, [move]);
  }
  return found;
}

/** The skip, when it is the only thing that the viewer can do. */
export function onlySkip(moves: Judged[] | null): Judged | null {
  const only = moves?.length === 1 ? moves[0] : undefined;
  return only?.kind === 'skip' ? only : null;
}
