import './accent.css';
import type { GameModule } from '../module';
import { TwentyFourSevenArt } from './art';
import type { TwentyFourSevenScene } from './scene';

export const twentyFourSeven: GameModule<'twenty-four-seven', TwentyFourSevenScene> = {
  id: 'twenty-four-seven',
  Art: TwentyFourSevenArt,
  table: () => import('./table'),
  words: 'boards.twentyFourSeven',
  lesson: () => import('./lesson'),
};
