import './accent.css';
import { texts } from '../../texts/texts';
import type { GameModule } from '../module';
import { TwentyOneArt } from './art';
import type { TwentyOneScene } from './scene';

export const twentyOne: GameModule<'twenty-one', TwentyOneScene> = {
  id: 'twenty-one',
  Art: TwentyOneArt,
  table: () => import('./table'),
  words: 'boards.twentyOne',
  lesson: () => import('./lesson'),
  sameAgain: () => texts.value.table.sameDice,
  curtain: () => texts.value.table.curtainMarks,
};
