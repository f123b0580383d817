import './lesson.css';
import type { Lesson } from '../../learn/lesson';
import record from './lesson.twenties?raw';

const lesson: Lesson = {
  record,
  view: { over: '.marking', fromTop: true },
  steps: [
    {
      name: 'sheet',
      at: 1,
    },
    {
      name: 'roll',
      at: 2,
      task: {
        move: 'reroll',
        then: 4,
      },
    },
    {
      name: 'too-high',
      at: 4,
      look: 'write black',
    },
    {
      name: 'write',
      at: 4,
      task: {
        move: 'write red yellow white',
        then: 6,
      },
    },
    {
      name: 'cross',
      at: 8,
      task: {
        move: 'cross 1',
        then: 10,
      },
    },
    {
      name: 'keep',
      at: 11,
      task: {
        move: 'keep',
        then: 12,
      },
    },
    {
      name: 'complete',
      at: 12,
      task: {
        move: 'write green black',
        then: 14,
      },
    },
    {
      name: 'hurry',
      at: 14,
    },
    {
      name: 'end',
      at: 63,
    },
  ],
};

export default lesson;
