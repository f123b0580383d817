import { expect, test } from 'vitest';
import type { Position, Scene } from '../../core/types';
import { sceneWith } from './fixtures-for-tests';
import type { Step } from '../../protocol/messages';
import { lastDice } from './last-dice';

const rolled = sceneWith();
const blank = { ...rolled, dice: rolled.dice.map((die) => ({ ...die, value: 0 })) };
const core = {
  scene: ({ view }: Position) => Promise.resolve<Scene>(view === 'rolled' ? rolled : blank),
};
const roll: Step = { kind: 'chance', text: 'roll' };
const mark = (seat: number): Step => ({ kind: 'move', seat, text: 'write red' });
const steps = [roll, mark(1), mark(2), roll, mark(1), mark(2)];

test('the last dice are those before the marks that came last, together or one by one', async () => {
  expect(await lastDice(core, { steps, views: { 5: 'rolled', 6: 'over' } }, 1)).toEqual(rolled.dice);
  expect(await lastDice(core, { steps, views: { 4: 'rolled', 6: 'over' } }, 1)).toEqual(rolled.dice);
});

test('dice of an earlier roll, or of none, are not the last', async () => {
  expect(await lastDice(core, { steps, views: { 1: 'rolled', 6: 'over' } }, 1)).toBeUndefined();
  expect(await lastDice(core, { steps, views: { 4: 'before the roll' } }, 1)).toBeUndefined();
});
