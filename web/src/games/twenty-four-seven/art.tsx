import { ArtTile, Squares } from '../shared/art-pieces';

export function TwentyFourSevenArt() {
  return (
    <>
      <Squares />
      <g class="art-blocks">
        <rect x="112" y="7" width="46" height="46" rx="10" />
        <rect x="212" y="107" width="46" height="46" rx="10" />
      </g>
      <path class="art-line" d="M135 130 235 30" />
      <ArtTile x={135} y={130} text="7" />
      <ArtTile x={185} y={80} text="8" />
      <ArtTile x={235} y={30} text="9" />
      <text class="art-number art-word" x="85" y="140">
        24
      </text>
    </>
  );
}
