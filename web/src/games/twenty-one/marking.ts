import type { Touched } from '../../core/types';
import type { DieColour } from '../../look/die';
import type { TwentyOneScene } from './scene';
import type { HintShown } from '../../table/board/board';

export type Player = TwentyOneScene['players'][number];

/** What the person has chosen for the current row and not yet marked. */
export interface Marking {
  mode: 'write' | 'cross';
  colours: DieColour[];
  /** The printed value of the space to cross out; 0: none yet. */
  space: number;
}

export type MarkingAction =
  | { type: 'mode'; mode: Marking['mode'] }
  | { type: 'colour'; colour: DieColour }
  | { type: 'space'; printed: number }
  | { type: 'clear' };

export const noMarking: Marking = { mode: 'write', colours: [], space: 0 };

export function marked(marking: Marking, action: MarkingAction): Marking {
  switch (action.type) {
    case 'mode':
      return action.mode === marking.mode ? marking : { ...noMarking, mode: action.mode };
    case 'colour': {
      const without = marking.colours.filter((colour) => colour !== action.colour);
      const had = without.length < marking.colours.length;
      return { mode: 'write', colours: had ? without : [...without, action.colour], space: 0 };
    }
    case 'space':
      return { mode: 'cross', colours: [], space: marking.space === action.printed ? 0 : action.printed };
    case 'clear':
      return { ...noMarking, mode: marking.mode };
  }
}

/** The texts of moves, as the core reads them. */
export const writing = (colours: readonly DieColour[]) => `write ${colours.join(' ')}`;
export const crossing = (printed: number) => `cross ${printed}`;

export function moveOf(marking: Marking, dice: TwentyOneScene['dice']): string | null {
  if (marking.space) return crossing(marking.space);
  const colours = dice.map((die) => die.colour).filter((colour) => marking.colours.includes(colour));
  return colours.length ? writing(colours) : null;
}

/** What lies on the sheet in pencil: chosen, waiting for confirmation, or sealed. */
export interface Pencil {
  colours: readonly string[];
  spaces: readonly number[];
}

export const nothingPencilled: Pencil = { colours: [], spaces: [] };

export function pencilOfMarking(marking: Marking): Pencil {
  return { colours: marking.colours, spaces: marking.space ? [marking.space] : [] };
}

export function pencilOfSeal(mark: NonNullable<Player['mark']>): Pencil {
  return { colours: mark.write ?? [], spaces: mark.cross ? [mark.cross] : [] };
}

/** What a judged move or a hint touches, in pencil: a space to cross out, or colours to write. */
export function pencilOfTouched({ kind, squares, tiles }: Omit<Touched, 'lines'>): Pencil {
  if (kind === 'cross') return { colours: [], spaces: squares.map(Number) };
  return { colours: tiles, spaces: [] };
}

/** Colours and printed values that a hint points at. A cross has nothing to do with the dice. */
export function pointedAt(hint: HintShown): readonly string[] {
  if (hint.step === 1) return [];
  if (pencilOfTouched(hint).spaces.length === 0) return [...hint.squares, ...hint.tiles];
  return hint.step === 3 ? hint.squares : [];
}

/** What the choice was made for: another turn of one's own row lets go of it, others' seals do not. */
export function occasion(scene: TwentyOneScene, seat: number): string {
  const own = scene.players.find((player) => player.seat === seat);
  return JSON.stringify([scene.phase, scene.active, scene.dice, own?.rows, own?.mark]);
}
