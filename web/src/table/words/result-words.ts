import { texts } from '../../texts/texts';
import { nameList } from './move-words';

export interface Outcome {
  winners: number[];
  names: string[];
  /** The seats of who reads it. */
  own: number[];
}

/** Who has won, for who reads it. */
export function outcomeText({ winners, names, own }: Outcome): string {
  const t = texts.value.table;
  const alone = names.length === 1;
  if (winners.length === 0) return alone ? t.over : t.nobodyWins;
  // Nobody is beaten there, so only a perfect game is won.
  if (alone) return t.perfect;
  const [first] = winners;
  if (winners.length > 1)
    return t.winsTogether({ names: nameList(winners.map((seat) => names[seat - 1] ?? '')) });
  const name = names[(first ?? 1) - 1] ?? '';
  if ((own.length === 1 && own[0] === first) || name === t.youName) return t.youWin;
  return t.wins({ name });
}

/** The seats as they stand at the end: who has won first, whatever the scores; then as the scores are. */
export function standing(winners: number[], scores: number[], lowerWins: boolean): number[] {
  const lost = (seat: number) => (winners.includes(seat) ? 0 : 1);
  const score = (seat: number) => (scores[seat - 1] ?? 0) * (lowerWins ? 1 : -1);
  return scores.map((_, at) => at + 1).sort((a, b) => lost(a) - lost(b) || score(a) - score(b));
}
