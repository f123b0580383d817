import { ArtTile, Squares } from '../shared/art-pieces';

export function SumsOf20Art() {
  return (
    <>
      <Squares />
      <ArtTile x={85} y={80} text="3" kind="yellow" />
      <ArtTile x={135} y={80} text="4" kind="red" />
      <ArtTile x={185} y={80} text="8" kind="blue" />
      <ArtTile x={235} y={80} text="5" kind="yellow" />
      <ArtTile x={185} y={30} text="7" kind="yellow" />
      <ArtTile x={185} y={130} text="5" kind="green" />
      <text class="art-number art-word" x="285" y="90">
        20
      </text>
    </>
  );
}
