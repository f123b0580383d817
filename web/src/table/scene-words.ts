/** What lies on the table in words, for the command line. */
import type { Scene } from '../core/types';
import { listed } from '../games/shared/words';
import { tileText } from '../games/sums-of-20/words';
import { diceText } from '../games/twenty-one/dice-tray';
import { spaceText } from '../games/twenty-one/space';
import { fill, texts } from '../texts/texts';

type SheetScene = Extract<Scene, { game: 'twenty-one' }>;

function rowsOfSheet(scene: SheetScene, seat: number, currentOnly: boolean): string[] {
  const t = texts.value.boards.twentyOne;
  const own = scene.players.find((player) => player.seat === seat);
  return (own?.rows ?? []).flatMap((row, at) => {
    if (currentOnly && !row.current) return [];
    const head = fill(row.current ? t.rowNow : row.complete ? t.rowDone : t.row, { n: at + 1 });
    return [`${head}: ${row.spaces.map((space) => spaceText(space, {})).join('; ')}`];
  });
}

/** The viewer's own tiles, and those that lie open to all. */
export function handLines(scene: Scene, seat: number, names: string[]): string[] {
  const { boards } = texts.value;
  switch (scene.game) {
    case 'twenty-four-seven':
      return [`${boards.tiles.yours}: ${scene.hand.length ? listed(scene.hand) : boards.gameOf20.noTiles}`];
    case 'game-of-20':
      return scene.hands.map((hand, at) => {
        const name = scene.solo
          ? fill(boards.gameOf20.handNumber, { n: at + 1 })
          : (names[hand.seat - 1] ?? '');
        if (hand.tiles.length === 0) return `${name}: ${boards.gameOf20.noTiles}`;
        return `${name}: ${listed(hand.tiles)}, ${fill(boards.gameOf20.sum, { sum: hand.sum })}`;
      });
    case 'sums-of-20':
      return scene.racks
        .map((rack, at) => ({ rack, at }))
        .sort((a, b) => Number(b.at + 1 === seat) - Number(a.at + 1 === seat))
        .map(({ rack, at }) =>
          fill(boards.sumsOf20.rackOf, {
            name: names[at] ?? '',
            tiles: rack.length ? listed(rack.map(tileText)) : boards.sumsOf20.emptyRack,
          }),
        );
    case 'twenty-one':
      return rowsOfSheet(scene, seat, true);
  }
}

/** What lies on the board, row by row; rows without a tile are left out. */
export function boardLines(scene: Scene, seat: number): string[] {
  const { boards } = texts.value;
  if (scene.game === 'twenty-one') return [diceText(scene.dice), ...rowsOfSheet(scene, seat, false)];
  const rows = new Map<string, string[]>();
  for (const square of scene.squares) {
    const block = 'block' in square && square.block;
    if (square.tile === 0 && !block) continue;
    const row = square.name.slice(1);
    const what = block ? boards.grid.block : String(square.tile);
    rows.set(row, [...(rows.get(row) ?? []), `${square.name} ${what}`]);
  }
  const lines = [...rows].map(([n, all]) => `${fill(boards.twentyOne.row, { n })}: ${all.join(', ')}`);
  if (scene.game === 'game-of-20' && scene.pool.length > 0) {
    lines.push(`${boards.gameOf20.tray}: ${listed(scene.pool)}`);
  }
  return lines;
}
