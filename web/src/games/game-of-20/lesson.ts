import './lesson.css';
import type { Lesson } from '../../learn/lesson';
import record from './lesson.twenties?raw';

const lesson: Lesson = {
  record,
  view: { choices: '.draft' },
  steps: [
    {
      name: 'goal',
      at: 2,
    },
    {
      name: 'draft',
      at: 2,
      task: {
        move: 'take 13',
        then: 3,
      },
    },
    {
      name: 'pairs',
      at: 4,
      task: {
        move: 'take 5 12',
        then: 5,
      },
    },
    {
      name: 'placing',
      at: 12,
      task: {
        move: '1 b3',
        then: 13,
      },
    },
    {
      name: 'sums',
      at: 14,
      task: {
        move: '2 b2',
        then: 15,
      },
    },
    {
      name: 'larger',
      at: 16,
      task: {
        move: '5 d3',
        then: 17,
      },
    },
    {
      name: 'why',
      at: 18,
      look: '7 e3',
    },
    {
      name: 'dead',
      at: 28,
    },
    {
      name: 'end',
      at: 33,
    },
  ],
};

export default lesson;
