import type { Lesson } from '../../learn/lesson';
import record from './lesson.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      name: 'heap',
      at: 1,
    },
    {
      name: 'take',
      at: 1,
      task: {
        move: 'take 2',
        then: 3,
      },
    },
    {
      name: 'too-many',
      at: 3,
      look: 'take 2',
    },
    {
      name: 'last',
      at: 3,
      task: {
        move: 'take 1',
        then: 4,
      },
    },
    {
      name: 'end',
      at: 4,
    },
  ],
};

export default lesson;
