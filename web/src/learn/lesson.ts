import type { GameId } from '../core/types';
import { moduleOf } from '../games';
import { laterTexts, loadLater } from '../texts/texts';

/** What a step says. The words are in texts/<language>/page/lesson-<game>.json, and loaded with the lesson alone. */
export interface StepWords {
  title: string;
  say: string;
  /** The task, and what is said when it is done. */
  do?: string;
  done?: string;
}

interface Step {
  /** Under which its words stand. */
  name: string;
  /** The position: after so many actions of the record. */
  at: number;
  /** A move that is looked at, allowed or not: what it brings or why not is said and drawn. */
  look?: string;
  task?: Task;
}

export interface LessonStep extends Step {
  game: GameId;
}

export interface Task {
  /** The move of the record, as the core writes it. */
  move: string;
  /** The position that is shown when it is done: the move, and what was drawn or revealed after it. */
  then: number;
}

export interface Lesson<Steps = Step> {
  record: string;
  steps: Steps[];
  /** How its board is brought into view on a phone. */
  view?: LessonView;
}

/** Selectors inside the board. */
export interface LessonView {
  /** What is chosen from, where a step names no square. */
  choices?: string;
  /** What lies over the board, at the foot of the screen. */
  over?: string;
  /** What a task needs are the first things on the board. */
  fromTop?: boolean;
}

/** What a step says in the language of the moment. */
export function wordsOf({ game, name }: LessonStep): StepWords {
  const all: Record<string, StepWords> = laterTexts(`lesson-${game}`) ?? {};
  return all[name] ?? { title: '', say: '' };
}

export async function loadLesson(game: GameId): Promise<Lesson<LessonStep>> {
  const [{ default: lesson }] = await Promise.all([moduleOf(game).lesson(), loadLater(`lesson-${game}`)]);
  return { ...lesson, steps: lesson.steps.map((step) => ({ ...step, game })) };
}
