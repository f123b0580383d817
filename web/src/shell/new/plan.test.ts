import { expect, test } from 'vitest';
import { catalogue } from '../fixtures-for-tests';
import { cleanName } from '../names';
import { changed, firstPlan, furtherOptions, namesOf, tablePlan, type Plan } from './plan';

const info = (game: string) => {
  const found = catalogue.find(({ id }) => id === game);
  if (!found) throw new Error(game);
  return found;
};
const sums = () => firstPlan('sums-of-20', null, 'sharp');

test('at first it is me against the bot of the level chosen last', () => {
  expect(tablePlan(sums(), info('sums-of-20'))).toEqual({
    game: 'sums-of-20',
    options: 'players=2',
    seats: ['open', 'bot:sharp'],
  });
});

test('with friends it is a table online with a free seat', () => {
  const plan = firstPlan('twenty-one', 'friends', 'steady');
  expect(tablePlan(plan, info('twenty-one'))).toEqual({
    game: 'twenty-one',
    options: 'players=2',
    seats: ['open', 'open'],
    clock: 'none',
    help: 'off',
    listed: false,
  });
});

test('around this device people get names', () => {
  let plan = firstPlan('twenty-one', 'device', 'steady');
  plan = changed(plan, { change: 'count', count: 3 });
  plan = changed(plan, { change: 'seat', seat: 2, to: { kind: 'person', name: ' Bo,b ' } });
  expect(namesOf(plan, 'Ann', (seat) => `Player ${seat}`)).toEqual(['Ann', 'Player 2', 'Bo b']);
});

test('alone there is one seat, and it is mine', () => {
  const plan = changed(firstPlan('game-of-20', null, 'steady'), { change: 'count', count: 1 });
  expect(tablePlan(plan, info('game-of-20'))).toMatchObject({ options: 'players=1', seats: ['open'] });
});

test('more seats get the company that is there', () => {
  expect(changed(sums(), { change: 'count', count: 4 }).seats.map(({ kind }) => kind)).toEqual([
    'me',
    'bot',
    'bot',
    'bot',
  ]);
  const friends = firstPlan('sums-of-20', 'friends', 'steady');
  expect(changed(friends, { change: 'count', count: 3 }).seats.map(({ kind }) => kind)).toEqual([
    'me',
    'friend',
    'friend',
  ]);
});

test('I sit on one seat only', () => {
  const plan = changed(sums(), { change: 'seat', seat: 1, to: { kind: 'me' } });
  expect(plan.seats).toEqual([{ kind: 'bot', level: 'sharp' }, { kind: 'me' }]);
});

test('people here become free seats online, and back', () => {
  const device = firstPlan('sums-of-20', 'device', 'steady');
  const online = changed(device, { change: 'where', where: 'online' });
  expect(online.seats[1]).toEqual({ kind: 'friend' });
  expect(changed(online, { change: 'where', where: 'here' }).seats[1]).toEqual({ kind: 'person', name: '' });
});

test('only options that differ from the usual are told', () => {
  let plan: Plan = sums();
  plan = changed(plan, { change: 'option', name: 'pool', value: 'half' });
  plan = changed(plan, { change: 'option', name: 'time', value: 'none' });
  expect(tablePlan(plan, info('sums-of-20')).options).toBe('players=2 pool=half');
  expect(furtherOptions(info('sums-of-20')).map(({ name }) => name)).toEqual(['pool', 'time']);
});

test('a clock is written as the protocol wants it', () => {
  let plan = firstPlan('sums-of-20', 'friends', 'steady');
  plan = changed(plan, { change: 'clock', kind: 'game' });
  expect(tablePlan(plan, info('sums-of-20')).clock).toBe('game:600+5');
  plan = changed(plan, { change: 'clock', kind: 'days', value: '7' });
  plan = changed(plan, { change: 'listed', listed: true });
  expect(tablePlan(plan, info('sums-of-20'))).toMatchObject({ clock: 'days:7', listed: true });
});

test('how far the program helps is for tables with other people', () => {
  let plan = firstPlan('sums-of-20', 'friends', 'sharp');
  expect(tablePlan(plan, info('sums-of-20')).help).toBe('off');
  plan = changed(plan, { change: 'help', help: 'counted' });
  expect(tablePlan(plan, info('sums-of-20')).help).toBe('counted');
  plan = changed(plan, { change: 'seat', seat: 1, to: { kind: 'bot', level: 'sharp' } });
  expect(tablePlan(plan, info('sums-of-20'))).not.toHaveProperty('help');
});

test('a name has no commas, no signs that control, and an end', () => {
  expect(cleanName(' A,n\tn  B ')).toBe('A n n B');
  expect(cleanName('x'.repeat(30))).toHaveLength(20);
});

test('who goes online gets a free seat instead of a bot that nobody asked for', () => {
  const online = { change: 'where', where: 'online' } as const;
  expect(changed(sums(), online).seats[1]).toEqual({ kind: 'friend' });
  const bot = { kind: 'bot', level: 'master' } as const;
  const asked = changed(sums(), { change: 'seat', seat: 1, to: bot });
  expect(changed(asked, online).seats[1]).toEqual(bot);
});

test('a program of the server sits at a table online, and a bot in its place around this device', () => {
  let plan = firstPlan('sums-of-20', 'friends', 'steady');
  plan = changed(plan, { change: 'seat', seat: 1, to: { kind: 'engine', name: 'deep' } });
  expect(tablePlan(plan, info('sums-of-20')).seats).toEqual(['open', 'engine:deep']);
  plan = changed(plan, { change: 'count', count: 3 });
  expect(plan.seats.map(({ kind }) => kind)).toEqual(['me', 'engine', 'bot']);
  plan = changed(plan, { change: 'where', where: 'here' });
  expect(tablePlan(plan, info('sums-of-20')).seats).toEqual(['open', 'bot:steady', 'bot:steady']);
});
