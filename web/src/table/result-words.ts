import { fill, texts } from '../texts/texts';
import { nameList } from './move-words';

export interface Outcome {
  winners: number[];
  names: string[];
  /** The seats of who reads it. */
  own: number[];
  scores: number[];
}

/** Who has won, for who reads it. */
export function outcomeText({ winners, names, own, scores }: Outcome): string {
  const t = texts.value.table;
  const alone = names.length === 1;
  if (winners.length === 0) return alone ? t.over : t.nobodyWins;
  if (alone) return scores[0] === 0 ? t.perfect : t.over;
  const [first] = winners;
  if (winners.length > 1)
    return fill(t.winsTogether, { names: nameList(winners.map((seat) => names[seat - 1] ?? '')) });
  const name = names[(first ?? 1) - 1] ?? '';
  if ((own.length === 1 && own[0] === first) || name === t.youName) return t.youWin;
  return fill(t.wins, { name });
}
