import './accent.css';
import type { GameModule } from '../module';
import { GameOf20Art } from './art';
import { PuzzlePicture } from './puzzle-picture';
import type { GameOf20Scene } from './scene';

export const gameOf20: GameModule<'game-of-20', GameOf20Scene> = {
  id: 'game-of-20',
  Art: GameOf20Art,
  table: () => import('./table'),
  words: 'boards.gameOf20',
  lesson: () => import('./lesson'),
  inRulebook: () => import('./known'),
  puzzle: { Picture: PuzzlePicture, page: () => import('./puzzle') },
};
