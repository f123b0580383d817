import type { GameId, GameInfo, OptionInfo } from '../../core/types';
import type { HelpPolicy, TablePlan } from '../../protocol/messages';
import { cleanName } from '../names';

/** Who is to sit on a seat. */
export type SeatPlan =
  | { kind: 'me' }
  | { kind: 'person'; name: string }
  | { kind: 'friend' }
  | { kind: 'bot'; level: string }
  /** A program that the server runs, by the name it has there. */
  | { kind: 'engine'; name: string };

export const isProgram = ({ kind }: SeatPlan) => kind === 'bot' || kind === 'engine';

export type Where = 'here' | 'online';
export type ClockKind = 'none' | 'move' | 'game' | 'days';

/** A game that is being set up. */
export interface Plan {
  game: GameId;
  where: Where;
  seats: SeatPlan[];
  /** What differs from the usual, by name. The number of players is that of the seats. */
  options: Record<string, string>;
  clock: { kind: ClockKind; value: string };
  /** How far the program helps, where several people play. */
  help: HelpPolicy;
  listed: boolean;
  level: string;
  /** Who sits where was chosen, not only proposed. */
  chosen: boolean;
}

export type Change =
  | { change: 'where'; where: Where }
  | { change: 'count'; count: number }
  | { change: 'seat'; seat: number; to: SeatPlan }
  | { change: 'option'; name: string; value: string }
  | { change: 'clock'; kind: ClockKind; value?: string }
  | { change: 'help'; help: HelpPolicy }
  | { change: 'listed'; listed: boolean };

/** The clocks that are offered, as the protocol writes them after the colon. */
export const clockValues: Record<ClockKind, string[]> = {
  none: [''],
  move: ['15', '30', '60', '120'],
  game: ['300+3', '600+5', '900+10', '1800+10'],
  days: ['1', '3', '7'],
};
const usualClock: Record<ClockKind, string> = { none: '', move: '60', game: '600+5', days: '3' };

/** Who sits on a seat if nobody says otherwise. */
function usual(where: Where, company: 'bots' | 'people', level: string): SeatPlan {
  if (company === 'bots') return { kind: 'bot', level };
  return where === 'online' ? { kind: 'friend' } : { kind: 'person', name: '' };
}

/** What is proposed: one tap begins it. */
export function firstPlan(game: GameId, intent: string | null, level: string): Plan {
  const where: Where = intent === 'friends' ? 'online' : 'here';
  const company = intent === 'friends' || intent === 'device' ? 'people' : 'bots';
  return {
    game,
    where,
    seats: [{ kind: 'me' }, usual(where, company, level)],
    options: {},
    clock: { kind: 'none', value: '' },
    help: 'off',
    listed: false,
    level,
    chosen: false,
  };
}

/** An online game is for other people, so proposed bots become open seats. */
function moved({ seats, chosen, level }: Plan, where: Where): SeatPlan[] {
  return seats.map((seat) => {
    if (where === 'online' && (seat.kind === 'person' || (seat.kind === 'bot' && !chosen)))
      return { kind: 'friend' };
    if (where === 'here' && seat.kind === 'friend') return { kind: 'person', name: '' };
    if (where === 'here' && seat.kind === 'engine') return { kind: 'bot', level };
    return seat;
  });
}

function counted(plan: Plan, count: number): SeatPlan[] {
  const last = [...plan.seats].reverse().find((seat) => seat.kind !== 'me');
  const company = last && !isProgram(last) ? 'people' : 'bots';
  return Array.from({ length: count }, (_, n) => plan.seats[n] ?? usual(plan.where, company, plan.level));
}

function seated(plan: Plan, seat: number, to: SeatPlan): SeatPlan[] {
  return plan.seats.map((before, n) => {
    if (n === seat) return to;
    // One person has one seat: taking another one leaves the first.
    if (to.kind === 'me' && before.kind === 'me') return plan.seats[seat] ?? before;
    return before;
  });
}

export function changed(plan: Plan, change: Change): Plan {
  switch (change.change) {
    case 'where':
      return { ...plan, where: change.where, seats: moved(plan, change.where) };
    case 'count':
      return { ...plan, seats: counted(plan, change.count) };
    case 'seat': {
      const level = change.to.kind === 'bot' ? change.to.level : plan.level;
      return { ...plan, level, chosen: true, seats: seated(plan, change.seat, change.to) };
    }
    case 'option':
      return { ...plan, options: { ...plan.options, [change.name]: change.value } };
    case 'clock':
      return { ...plan, clock: { kind: change.kind, value: change.value ?? usualClock[change.kind] } };
    case 'help':
      return { ...plan, help: change.help };
    case 'listed':
      return { ...plan, listed: change.listed };
  }
}

/** The options besides the number of players, which the seats tell. */
export function furtherOptions(info: GameInfo): OptionInfo[] {
  return info.options.filter((option) => option.name !== 'players');
}

function optionsOf(plan: Plan, info: GameInfo): string {
  const players = info.options.some((option) => option.name === 'players')
    ? [`players=${plan.seats.length}`]
    : [];
  const others = furtherOptions(info)
    .filter(({ name, fallback }) => (plan.options[name] ?? '') !== '' && plan.options[name] !== fallback)
    .map(({ name }) => `${name}=${(plan.options[name] ?? '').replace(/\s+/g, '')}`);
  return [...players, ...others].join(' ');
}

/** Whether other people are to play. Whoever plays with bots alone may have all the help they want. */
export function hasCompany(plan: Plan): boolean {
  return plan.where === 'online' && plan.seats.some((seat) => seat.kind === 'friend');
}

function seatText(seat: SeatPlan): string {
  if (seat.kind === 'bot') return `bot:${seat.level}`;
  return seat.kind === 'engine' ? `engine:${seat.name}` : 'open';
}

/** What a table is asked for with. */
export function tablePlan(plan: Plan, info: GameInfo): TablePlan {
  const seats = plan.seats.map(seatText);
  const table: TablePlan = { game: plan.game, options: optionsOf(plan, info), seats };
  if (plan.where === 'here') return table;
  const clock = plan.clock.kind === 'none' ? 'none' : `${plan.clock.kind}:${plan.clock.value}`;
  return { ...table, clock, ...(hasCompany(plan) ? { help: plan.help } : {}), listed: plan.listed };
}

/** The names of a local table, seat by seat; a bot has its own. */
export function namesOf(plan: Plan, me: string, other: (seat: number) => string): string[] {
  return plan.seats.map((seat, n) => {
    if (seat.kind === 'me') return cleanName(me);
    if (seat.kind === 'person') return cleanName(seat.name) || other(n + 1);
    return '';
  });
}
