import { useId } from 'preact/hooks';
import type { GameId } from '../../core/types';
import { ArtDie, ArtTile } from './pieces';

/** A faint board that goes on beyond the picture, so that it can be shown in any shape. */
function Squares() {
  const id = useId();
  return (
    <>
      <pattern id={id} width="50" height="50" patternUnits="userSpaceOnUse" x="10" y="5">
        <rect class="art-square" x="2" y="2" width="46" height="46" rx="10" />
      </pattern>
      <rect x="-440" y="-445" width="1200" height="1050" fill={`url(#${id})`} />
    </>
  );
}

function GameOf20Art() {
  return (
    <>
      <Squares />
      <ArtTile x={135} y={55} text="2" kind="ghost" />
      <ArtTile x={185} y={55} text="1" />
      <ArtTile x={135} y={105} text="1" />
      <ArtTile x={185} y={105} text="4" kind="lit" />
    </>
  );
}

function TwentyOneArt() {
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

function SumsOf20Art() {
  return (
    <>
      <Squares />
      <ArtTile x={85} y={80} text="3" kind="yellow" />
      <ArtTile x={135} y={80} text="4" kind="red" />
      <ArtTile x={185} y={80} text="8" kind="blue" />
      <ArtTile x={235} y={80} text="5" kind="yellow" />
      <ArtTile x={185} y={30} text="7" kind="yellow" />
      <ArtTile x={185} y={130} text="5" kind="green" />
      <text class="art-word" x="285" y="90">
        20
      </text>
    </>
  );
}

function TwentyFourSevenArt() {
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
      <text class="art-word" x="85" y="140">
        24
      </text>
    </>
  );
}

const arts = {
  'game-of-20': GameOf20Art,
  'twenty-one': TwentyOneArt,
  'sums-of-20': SumsOf20Art,
  'twenty-four-seven': TwentyFourSevenArt,
};

/** A picture for a game, on the cloth of its accent. */
export function Art({ game }: { game: GameId }) {
  const Picture = arts[game];
  return (
    <div class="art">
      <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Picture />
      </svg>
    </div>
  );
}
