import type { Lesson } from '../../learn/lesson';
import record from './lesson.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      name: 'lines',
      at: 5,
    },
    {
      name: 'first-tile',
      at: 5,
      task: {
        move: '3 e4',
        then: 7,
      },
    },
    {
      name: 'twenty-four',
      at: 9,
      task: {
        move: '10 d3',
        then: 11,
      },
    },
    {
      name: 'never-more',
      at: 13,
      look: '9 f5',
    },
    {
      name: 'runs',
      at: 13,
      task: {
        move: '5 c4',
        then: 15,
      },
    },
    {
      name: 'left-open',
      at: 17,
    },
    {
      name: 'double',
      at: 17,
      task: {
        move: '6 f5',
        then: 19,
      },
    },
    {
      name: 'several',
      at: 19,
    },
    {
      name: 'end',
      at: 60,
    },
  ],
};

export default lesson;
