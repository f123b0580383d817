import { afterEach, describe, expect, it } from 'vitest';
import type { Judged } from '../core/types';
import { allGames, games } from '../games';
import { guided, guidedAtStart, shownAt, type GuidedEvent } from './guided-state';
import { language, languages } from '../texts/texts';
import { loadLesson, wordsOf } from './lesson';

const judged: Judged = {
  move: '3 c4',
  kind: 'put',
  allowed: true,
  points: 20,
  parts: [],
  notes: [],
  lines: [],
  squares: ['c4'],
  tiles: ['3'],
};
const after = (...events: GuidedEvent[]) =>
  events.reduce((state, event) => guided(state, event, 3), guidedAtStart);

it('goes from step to step, and not beyond either end', () => {
  expect(after({ type: 'back' })).toEqual(guidedAtStart);
  expect(after({ type: 'next' }, { type: 'next' }, { type: 'next' }).step).toBe(2);
  expect(after({ type: 'next' }, { type: 'next' }, { type: 'back' }).step).toBe(1);
  expect(after({ type: 'next' }, { type: 'begin' })).toEqual(guidedAtStart);
});

it('forgets at the next step what was tried at the last one', () => {
  const state = after({ type: 'answered', judged }, { type: 'did' }, { type: 'next' });
  expect(state).toEqual({ ...guidedAtStart, step: 1 });
});

it('keeps another move as an answer until the task is done', () => {
  const tried = after({ type: 'considered', judged }, { type: 'answered', judged });
  expect(tried.answer).toBe(judged);
  expect(tried.considered).toBeNull();
  expect(guided(tried, { type: 'did' }, 3)).toMatchObject({ done: true, answer: null });
  expect(after({ type: 'did' }, { type: 'considered', judged }).considered).toBeNull();
});

/** The actions of a record, as they stand in it. */
const actionsOf = (record: string) => record.split('\n').filter((line) => /^(\*|!|\d:) /.test(line));

it.each(allGames)('teaches %s with the moves of its record', async (game) => {
  const { record, steps } = await loadLesson(game);
  const actions = actionsOf(record);
  expect(record).toContain(`game: ${game}\n`);
  let before = 0;
  for (const step of steps) {
    expect(step.at, step.name).toBeGreaterThanOrEqual(before);
    expect(step.at, step.name).toBeLessThanOrEqual(actions.length);
    before = shownAt(step, true);
    if (!step.task) continue;
    expect(actions[step.at], step.name).toBe(`1: ${step.task.move}`);
    expect(step.task.then).toBeGreaterThan(step.at);
  }
  expect(before, 'the last step shows the end').toBe(actions.length);
});

it.each(games)('is neither short nor long about %s', async (game) => {
  const { steps } = await loadLesson(game);
  expect(steps.length).toBeGreaterThanOrEqual(8);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(steps.filter((step) => step.task).length).toBeGreaterThanOrEqual(3);
});

describe.each(Object.keys(languages))('in %s', (lang) => {
  afterEach(() => {
    language.value = 'en';
  });

  it.each(allGames)('says everything about %s', async (game) => {
    language.value = lang;
    const { steps } = await loadLesson(game);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    for (const step of steps) {
      const { title, say, ...task } = wordsOf(step);
      expect(title, step.name).not.toBe('');
      expect(say, step.name).not.toBe('');
      expect(Object.keys(task), step.name).toEqual(step.task ? ['do', 'done'] : []);
    }
  });
});
