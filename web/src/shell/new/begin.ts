import type { GameInfo } from '../../core/types';
import { texts } from '../../texts/texts';
import { get, post } from '../api';
import { loadCore } from '../core';
import { cleanName } from '../names';
import { plannedSeats } from '../planned-seats';
import { settings } from '../settings';
import { namesOf, tablePlan, type Plan } from './plan';

/** Opens the table and answers its address. */
export async function begin(plan: Plan, info: GameInfo): Promise<string> {
  const text = texts.value.shell;
  const table = tablePlan(plan, info);
  if (plan.seats.some((seat) => seat.kind === 'bot')) settings.level.value = plan.level;
  if (plan.where === 'here') {
    const { localTables } = await loadCore();
    const player = (seat: number) => text.player({ n: seat });
    // With others at the device nobody is called "you".
    const mine = plan.seats.findIndex((seat) => seat.kind === 'me') + 1;
    const alone = !plan.seats.some((seat) => seat.kind === 'person');
    const names = namesOf(
      plan,
      cleanName(settings.name.value) || (alone ? text.kept.you : player(mine)),
      player,
    );
    return `/play/${await localTables.open({ ...table, names })}`;
  }
  // Whoever has not been here gets a cookie first: the table is theirs.
  const me = await get<{ name?: string }>('/api/me');
  const name = cleanName(settings.name.value);
  if (name && name !== me.name) await post('/api/me', { name, colour: settings.colour.value });
  const made = await post<{ table: string }>('/api/tables', table);
  const mine = plan.seats.findIndex((seat) => seat.kind === 'me');
  if (mine >= 0) plannedSeats.set(made.table, mine + 1);
  return `/t/${made.table}`;
}
