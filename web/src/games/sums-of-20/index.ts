import './accent.css';
import type { GameModule } from '../module';
import { SumsOf20Art } from './art';
import type { SumsOf20Scene } from './scene';

export const sumsOf20: GameModule<'sums-of-20', SumsOf20Scene> = {
  id: 'sums-of-20',
  Art: SumsOf20Art,
  table: () => import('./table'),
  words: 'boards.sumsOf20',
  lesson: () => import('./lesson'),
};
