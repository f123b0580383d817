import type { Fit, Judged } from '../../core/types';
import { say } from '../../texts/say';
import { counted, fill, texts } from '../../texts/texts';

/** Points in words. */
export function pointsText(points: number): string {
  const { grid } = texts.value.boards;
  return counted(points, grid.onePoint, grid.points);
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
  return fill(reason === '' ? tiles.refusedPlain : tiles.refused, values);
}

/** What an empty square says to the tile that was taken up. */
export function fitText(fit: Fit, tile: number): string {
  const { grid } = texts.value.boards;
  if (!fit.allowed) {
    const reason = reasonOf(fit);
    return fill(reason === '' ? grid.refusesPlain : grid.refuses, { tile, reason });
  }
  if (fit.points === 0) return fill(grid.fits, { tile });
  return fill(grid.fitsFor, { tile, points: pointsText(fit.points) });
}

/** What an empty square would take, when no tile was taken up. */
export function takesText(moves: Judged[] | undefined): string {
  const { grid } = texts.value.boards;
  if (moves === undefined) return grid.takesNothing;
  return fill(grid.takes, { tiles: listed(moves.map((move) => move.tiles[0] ?? '')) });
}

/** What is told when a tile is taken up. */
export function chosenText(tile: number, fits: Map<string, Fit>): string {
  const { tiles } = texts.value.boards;
  const good = [...fits.values()].filter((fit) => fit.allowed);
  if (good.length === 0) return fill(tiles.chosenNowhere, { tile });
  const best = Math.max(...good.map((fit) => fit.points));
  const squares = counted(good.length, tiles.oneSquare, tiles.squares);
  if (best <= 0) return fill(tiles.chosen, { tile, squares });
  return fill(tiles.chosenBest, { tile, squares, points: pointsText(best) });
}
