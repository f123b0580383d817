import { ArtTile, Squares } from '../shared/art-pieces';

export function NullGameArt() {
  return (
    <>
      <Squares />
      <ArtTile x={110} y={100} text="1" turn={-6} />
      <ArtTile x={160} y={60} text="2" />
      <ArtTile x={210} y={100} text="1" turn={8} />
    </>
  );
}
