import type { Judged } from '../../core/types';
import type { Fit } from './fits';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';

/** Points in words. */
export function pointsText(points: number): string {
  return texts.value.boards.grid.points({ n: points });
}

/** "3, 5 and 7". */
export function listed(items: readonly (string | number)[]): string {
  const { tiles } = texts.value.boards;
  const words = items.map(String);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : words.join(tiles.comma) + tiles.and + last;
}

/** Why not, without the name of the square, which is said before it. */
function reasonOf(fit: Fit): string {
  const reason = say(fit.reason);
  return reason.startsWith(`${fit.square}: `) ? reason.slice(fit.square.length + 2) : reason;
}

/** Why a tile that was put there did not stay. */
export function refusedText(fit: Fit, tile: number): string {
  const reason = reasonOf(fit);
  const { tiles } = texts.value.boards;
  const values = { tile, square: fit.square, reason };
  return (reason === '' ? tiles.refusedPlain : tiles.refused)(values);
}

/** What an empty square says to the tile that was taken up. */
export function fitText(fit: Fit, tile: number): string {
  const { grid } = texts.value.boards;
  if (!fit.allowed) {
    const reason = reasonOf(fit);
    return (reason === '' ? grid.refusesPlain : grid.refuses)({ tile, reason });
  }
  if (fit.points === 0) return grid.fits({ tile });
  return grid.fitsFor({ tile, points: pointsText(fit.points) });
}

/** What an empty square would take, when no tile was taken up. */
export function takesText(moves: Judged[] | undefined): string {
  const { grid } = texts.value.boards;
  if (moves === undefined) return grid.takesNothing;
  return grid.takes({ tiles: listed(moves.map((move) => move.tiles[0] ?? '')) });
}

/** What is told when a tile is taken up. */
export function chosenText(tile: number, fits: Map<string, Fit>): string {
  const { tiles } = texts.value.boards;
  const good = [...fits.values()].filter((fit) => fit.allowed);
  if (good.length === 0) return tiles.chosenNowhere({ tile });
  const best = Math.max(...good.map((fit) => fit.points));
  const n = good.length;
  if (best <= 0) return tiles.chosen({ tile, n });
  return tiles.chosenBest({ tile, n, points: pointsText(best) });
}
