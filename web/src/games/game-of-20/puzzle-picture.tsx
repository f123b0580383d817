/** Tiles of the picture: column, row, number. */
const tiles = [
  [2, 2, 4],
  [2, 1, 1],
  [1, 2, 1],
  [1, 1, 2],
  [3, 2, 5],
  [3, 1, 6],
  [2, 3, 3],
] as const;

/** A board with some tiles, and a square that asks for one. */
export function PuzzlePicture() {
  return (
    <svg class="puzzle-card-board" viewBox="0 0 130 130" aria-hidden="true" focusable="false">
      {Array.from({ length: 25 }, (_, n) => (
        <rect
          key={n}
          class="art-square"
          x={(n % 5) * 26 + 2}
          y={Math.floor(n / 5) * 26 + 2}
          width="22"
          height="22"
          rx="5"
        />
      ))}
      {tiles.map(([x, y, number]) => (
        <g key={`${x}${y}`} transform={`translate(${x * 26 + 2} ${y * 26 + 2})`}>
          <rect class="art-under" y="2" width="22" height="22" rx="5" />
          <rect class="art-face" width="22" height="22" rx="5" />
          <text class="art-number" x="11" y="16">
            {number}
          </text>
        </g>
      ))}
      <rect class="puzzle-card-asked" x="80" y="80" width="22" height="22" rx="5" />
    </svg>
  );
}
