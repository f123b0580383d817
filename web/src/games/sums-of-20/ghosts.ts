/** Where the tiles of a move would lie: its squares and its tiles come in the same order. */
export function ghostsOf(touched: { squares: string[]; tiles: string[] } | null): Map<string, string> {
  const ghosts = new Map<string, string>();
  if (!touched || touched.squares.length !== touched.tiles.length) return ghosts;
  for (const [i, square] of touched.squares.entries()) ghosts.set(square, touched.tiles[i] ?? '');
  return ghosts;
}
