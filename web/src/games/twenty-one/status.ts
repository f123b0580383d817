import type { TwentyOneScene } from './scene';
import { reader, texts, who } from '../../texts/texts';
import type { Player } from './marking';

type NameOf = (seat: number) => string;

/** One line about the dice. */
export function statusText(scene: TwentyOneScene, seat: number, nameOf: NameOf): string {
  const t = texts.value.boards.twentyOne;
  const name = scene.active ? nameOf(scene.active) : '';
  const own = scene.active === seat;
  switch (scene.phase) {
    case 'sheets':
    case 'first':
      return t.notDealt;
    case 'roll':
    case 'roll-again':
      return t.rolling;
    case 'decide':
      return own ? t.rolled({ name: reader }) : t.deciding({ name: who(name) });
    case 'mark':
      return t.rolled({ name: own ? reader : who(name) });
    case 'over':
      return t.lastRoll;
  }
}

/** What somebody who has nothing to mark waits for. */
export function waitingText(scene: TwentyOneScene, own: Player, nameOf: NameOf): string {
  const t = texts.value.boards.twentyOne;
  if (scene.phase !== 'mark') return '';
  const missing = scene.players.filter((player) => !player.marked && player.seat !== own.seat);
  const names = missing.map((player) => nameOf(player.seat)).join(', ');
  const waiting = missing.length ? t.waitingFor({ names }) : '';
  return own.marked ? `${t.ownSealed} ${waiting}` : waiting;
}
