import { useId } from 'preact/hooks';

/** A faint board that goes on beyond the picture, so that it can be shown in any shape. */
export function Squares() {
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

interface TileProps {
  x: number;
  y: number;
  text: string;
  turn?: number;
  kind?: 'ivory' | 'ghost' | 'red' | 'blue' | 'green' | 'yellow' | 'hot';
}

/** A tile of a picture, 44 wide, drawn around its middle. */
export function ArtTile({ x, y, text, turn = 0, kind = 'ivory' }: TileProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      class={`art-tile ${kind === 'ghost' ? 'art-ghost' : `tile--${kind}`}`}
    >
      {kind !== 'ghost' && <rect class="art-under" x="-22" y="-19" width="44" height="44" rx="10" />}
      <rect class="art-face" x="-22" y="-22" width="44" height="44" rx="10" />
      <text class="art-number" y="9">
        {text}
      </text>
    </g>
  );
}

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  x: number;
  y: number;
  value: number;
  colour: string;
  turn: number;
}

export function ArtDie({ x, y, value, colour, turn }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={`art-die die-of-${colour}`}>
      <rect class="art-under" x="-21" y="-18" width="42" height="42" rx="11" />
      <rect class="art-face" x="-21" y="-21" width="42" height="42" rx="11" />
      {(pips[value] ?? []).map(([px, py]) => (
        <circle key={`${px},${py}`} cx={px * 10.5} cy={py * 10.5} r="4.1" />
      ))}
    </g>
  );
}
