import type { Judged } from '../core/types';
import type { LessonStep } from './lesson';

/** Where somebody is in a lesson. */
export interface Guided {
  step: number;
  /** Whether the task of the step is done. */
  done: boolean;
  /** What came of the last try: another move than the one that was asked for. */
  answer: Judged | null;
  /** The move that is looked at on the board just now. */
  considered: Judged | null;
}

export type GuidedEvent =
  | { type: 'next' | 'back' | 'begin' | 'did' }
  | { type: 'answered'; judged: Judged }
  | { type: 'considered'; judged: Judged | null };

export const guidedAtStart: Guided = { step: 0, done: false, answer: null, considered: null };

export function guided(state: Guided, event: GuidedEvent, steps: number): Guided {
  switch (event.type) {
    case 'begin':
      return guidedAtStart;
    case 'next':
      return state.step + 1 < steps ? { ...guidedAtStart, step: state.step + 1 } : state;
    case 'back':
      return state.step > 0 ? { ...guidedAtStart, step: state.step - 1 } : state;
    case 'did':
      return { ...state, done: true, answer: null, considered: null };
    case 'answered':
      return state.done ? state : { ...state, answer: event.judged, considered: null };
    case 'considered':
      return state.done ? state : { ...state, considered: event.judged };
  }
}

/** Which position of the record is shown. */
export function shownAt(step: LessonStep, done: boolean): number {
  return done && step.task ? step.task.then : step.at;
}
