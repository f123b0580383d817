import { ArtTile, Squares } from '../shared/art-pieces';

export function GameOf20Art() {
  return (
    <>
      <Squares />
      <ArtTile x={135} y={55} text="2" kind="ghost" />
      <ArtTile x={185} y={55} text="1" />
      <ArtTile x={135} y={105} text="1" />
      <ArtTile x={185} y={105} text="4" kind="hot" />
    </>
  );
}
