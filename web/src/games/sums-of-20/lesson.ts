import './lesson.css';
import type { Lesson } from '../../learn/lesson';
import record from './lesson.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      name: 'crossword',
      at: 8,
    },
    {
      name: 'one-tile',
      at: 8,
      task: {
        move: 'a8 8',
        then: 10,
      },
    },
    {
      name: 'exactly',
      at: 12,
      look: 'f8 down 4 7 8 1',
    },
    {
      name: 'three-sums',
      at: 12,
      task: {
        move: 'f8 down 4 7 1 8',
        then: 14,
      },
    },
    {
      name: 'wilds',
      at: 16,
      task: {
        move: 'h1 *16',
        then: 18,
      },
    },
    {
      name: 'all-five',
      at: 18,
    },
    {
      name: 'trade',
      at: 18,
    },
    {
      name: 'end',
      at: 69,
    },
  ],
};

export default lesson;
