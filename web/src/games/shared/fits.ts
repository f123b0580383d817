import type { Core, Judged, Position } from '../../core/types';

/** One square for one tile. */
export interface Fit extends Judged {
  square: string;
}

/** Asks the core what every empty square says to this tile of the seat's hand. */
export const askFits = (core: Core, position: Position, tile: number) =>
  core.ask('fits', { ...position, tile }) as Promise<Fit[]>;
