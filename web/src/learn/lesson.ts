import type { GameId } from '../core/types';
import { language } from '../texts/texts';

/** A text of a lesson. They are here and not with the other texts so that they are loaded with the lesson alone. */
export interface Words {
  en: string;
  es: string;
}

export interface LessonStep {
  /** The position: after so many actions of the record. */
  at: number;
  title: Words;
  say: Words;
  /** A move that is looked at, allowed or not: what it brings or why not is said and drawn. */
  look?: string;
  task?: Task;
}

export interface Task {
  do: Words;
  /** The move of the record, as the core writes it. */
  move: string;
  /** The position that is shown when it is done: the move, and what was drawn or revealed after it. */
  then: number;
  done: Words;
}

export interface Lesson {
  record: string;
  steps: LessonStep[];
}

export const inWords = (words: Words): string => words[language.value];

const lessons: Record<GameId, () => Promise<{ default: Lesson }>> = {
  'game-of-20': () => import('./game-of-20'),
  'twenty-one': () => import('./twenty-one'),
  'sums-of-20': () => import('./sums-of-20'),
  'twenty-four-seven': () => import('./twenty-four-seven'),
};

export async function loadLesson(game: GameId): Promise<Lesson> {
  return (await lessons[game]()).default;
}
