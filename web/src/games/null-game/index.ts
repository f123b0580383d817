import './accent.css';
import type { GameModule } from '../module';
import { NullGameArt } from './art';
import type { NullGameScene } from './scene';

export const nullGame: GameModule<'null-game', NullGameScene> = {
  id: 'null-game',
  Art: NullGameArt,
  table: () => import('./table'),
  words: 'boards.nullGame',
  lesson: () => import('./lesson'),
};
