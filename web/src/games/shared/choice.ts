/** What the player has picked up or pointed at, before deciding. Slots count the tiles of the hand. */
export interface Choice {
  slot: number | null;
  /** A square that was chosen before a tile: the hand shows what goes there. */
  square: string | null;
}

export type Choosing =
  | { do: 'tile'; slot: number }
  | { do: 'lift'; slot: number }
  | { do: 'square'; square: string }
  | { do: 'clear' };

export const nothing: Choice = { slot: null, square: null };

export function choose(now: Choice, act: Choosing): Choice {
  switch (act.do) {
    // Taking up the same tile again puts it back.
    case 'tile':
      return { slot: now.slot === act.slot ? null : act.slot, square: null };
    case 'lift':
      return { slot: act.slot, square: null };
    case 'square':
      return { slot: null, square: now.square === act.square ? null : act.square };
    case 'clear':
      return nothing;
  }
}
