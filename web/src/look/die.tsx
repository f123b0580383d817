import { useEffect, useRef, useState } from 'preact/hooks';
import './die.css';

export type DieColour = 'blue' | 'green' | 'red' | 'yellow' | 'white' | 'black';

/** Which of the nine places of a face have a pip, by value. */
const pips: Record<number, number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function Face({ value, turn = 'rotateY(0deg)' }: { value: number; turn?: string }) {
  return (
    <svg class="die-face" style={{ '--side-turn': turn }} viewBox="0 0 48 48" aria-hidden="true">
      <rect class="die-body" x="0.75" y="0.75" width="46.5" height="46.5" rx="10" />
      {(pips[value] ?? []).map((place) => (
        <circle class="die-pip" cx={12 + (place % 3) * 12} cy={12 + Math.floor(place / 3) * 12} r="4.6" />
      ))}
    </svg>
  );
}

/** Opposite faces of a die add up to seven; the front shows the value. */
function sides(front: number): [turn: string, value: number][] {
  const right = [2, 5].includes(front) ? 1 : 2;
  const top = [1, 2, 3, 4, 5, 6].find((n) => ![front, 7 - front, right, 7 - right].includes(n)) ?? 3;
  return [
    ['rotateY(0deg)', front],
    ['rotateY(180deg)', 7 - front],
    ['rotateY(90deg)', right],
    ['rotateY(-90deg)', 7 - right],
    ['rotateX(90deg)', top],
    ['rotateX(-90deg)', 7 - top],
  ];
}

export interface DieProps {
  colour: DieColour;
  /** 0: not rolled yet. */
  value: number;
  locked?: boolean | undefined;
  /** Rises with every roll of this die: then it tumbles. */
  roll?: number;
  /** The place in its row of dice, so that they do not all tumble alike. */
  place?: number;
}

/** A die to look at; whoever shows it says in words what it is. It is a cube only while it tumbles, so that it is crisp at rest. */
export function Die({ colour, value, locked, roll = 0, place = 0 }: DieProps) {
  const seen = useRef(roll);
  const [tumbling, setTumbling] = useState(false);
  useEffect(() => {
    if (roll === seen.current) return;
    seen.current = roll;
    if (document.documentElement.dataset.motion === 'none') return;
    setTumbling(true);
    const settled = setTimeout(() => setTumbling(false), 1200);
    return () => clearTimeout(settled);
  }, [roll]);
  const look = `die die-of-${colour}${value === 0 ? ' die-blank' : ''}${locked ? ' die-locked' : ''}`;
  return (
    <span class={`${look}${tumbling ? ' die-tumbling' : ''}`} style={{ '--place': place }} aria-hidden="true">
      <span class="die-cube" onAnimationEnd={() => setTumbling(false)}>
        {tumbling ? sides(value).map(([turn, n]) => <Face turn={turn} value={n} />) : <Face value={value} />}
      </span>
      {locked && (
        <svg class="die-lock" viewBox="0 0 16 16">
          <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.8" />
          <rect x="3" y="7" width="10" height="7" rx="1.6" fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

/** The sign that each colour has besides its colour. */
const signs: Record<DieColour, string> = {
  blue: 'M8 1.5C10 5 12.8 7.4 12.8 10.2a4.8 4.8 0 0 1-9.6 0C3.2 7.4 6 5 8 1.5z',
  green: 'M2.5 13.5C1.8 6 6 2 14 2c.3 8-3.600 12.2-9.600 11.200L8.500 8z',
  red: 'M8 14C3 10.500 1.500 8 1.500 5.500A3.300 3.300 0 0 1 8 4.600a3.300 3.300 0 0 1 6.500.900C14.500 8 13 10.500 8 14z',
  yellow: 'M8 1l2 4.700 5 .400-3.800 3.300 1.200 5L8 11.700l-4.400 2.700 1.200-5L1 6.100l5-.400z',
  white:
    'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 3.200a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600z',
  black: 'M8 1l5.500 7L8 15 2.500 8z',
};

export function ColourSign({ colour }: { colour: DieColour }) {
  return (
    <svg class="colour-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[colour]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
