import type { TwentyOneScene, TwentyOneSpace } from './scene';
import { texts } from '../../texts/texts';
import type { Marking } from './marking';

/** A space by its colour and its printed value, within a sentence. */
export function spaceName({ colour, printed }: TwentyOneSpace): string {
  const { boards, table } = texts.value;
  return boards.twentyOne.space({ colour: table.colours[colour], printed });
}

/** What is pencilled where, in words; empty while nothing is. */
export function choiceText(
  marking: Marking,
  spaces: readonly TwentyOneSpace[],
  dice: TwentyOneScene['dice'],
): string {
  const t = texts.value.boards.twentyOne;
  const crossed = spaces.find((space) => space.printed === marking.space);
  if (crossed) return t.crossOn({ space: spaceName(crossed) });
  return spaces
    .filter((space) => marking.colours.includes(space.colour))
    .map((space) => {
      const value = dice.find((die) => die.colour === space.colour)?.value ?? 0;
      return t.writeOn({ value, space: spaceName(space) });
    })
    .join(', ');
}
