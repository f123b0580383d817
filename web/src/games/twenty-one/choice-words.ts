import type { Judged, TwentyOneScene, TwentyOneSpace } from '../../core/types';
import { fill, texts } from '../../texts/texts';
import type { Marking } from './marking';

/** A space by its colour and its printed value, within a sentence. */
export function spaceName({ colour, printed }: TwentyOneSpace): string {
  const t = texts.value.boards.twentyOne;
  return fill(t.space, { colour: t.colours[colour].toLocaleLowerCase(), printed });
}

/** What is pencilled where, in words; empty while nothing is. */
export function choiceText(
  marking: Marking,
  spaces: readonly TwentyOneSpace[],
  dice: TwentyOneScene['dice'],
): string {
  const t = texts.value.boards.twentyOne;
  const crossed = spaces.find((space) => space.printed === marking.space);
  if (crossed) return fill(t.crossOn, { space: spaceName(crossed) });
  return spaces
    .filter((space) => marking.colours.includes(space.colour))
    .map((space) => {
      const value = dice.find((die) => die.colour === space.colour)?.value ?? 0;
      return fill(t.writeOn, { value, space: spaceName(space) });
    })
    .join(', ');
}

/** Why a space of another row cannot be marked: the scene says which row is filled now. */
export function notInRow(space: TwentyOneSpace, row: number, now: number): Judged {
  const t = texts.value.boards.twentyOne;
  return {
    move: fill(t.spaceOfRow, { space: spaceName(space), n: row + 1 }),
    allowed: false,
    reason: fill(t.otherRow, { n: now + 1 }),
    points: 0,
    parts: [],
    notes: [],
    lines: [],
    squares: [],
    tiles: [],
  };
}
