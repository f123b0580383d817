import { ArtDie } from '../shared/art-pieces';

export function TwentyOneArt() {
  return (
    <>
      <ArtDie x={70} y={104} value={2} colour="blue" turn={-14} />
      <ArtDie x={112} y={52} value={3} colour="red" turn={9} />
      <ArtDie x={134} y={114} value={1} colour="white" turn={-6} />
      <ArtDie x={182} y={64} value={4} colour="yellow" turn={16} />
      <ArtDie x={206} y={118} value={6} colour="black" turn={-11} />
      <ArtDie x={250} y={76} value={5} colour="green" turn={8} />
    </>
  );
}
