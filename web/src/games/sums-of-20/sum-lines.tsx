import type { Line } from '../../core/types';
import { placeOf } from '../shared/places';
import './sum-lines.css';

interface Drawn {
  line: Line;
  across: boolean;
  column: number;
  row: number;
  length: number;
  /** The square that tells the sum: behind the line, or before it where the board ends. */
  tellColumn: number;
  tellRow: number;
}

export interface SumLinesProps {
  lines: readonly Line[];
  names: readonly string[];
  columns: number;
  /** Lines of a play that was made, not of one that is being laid. */
  past?: boolean;
}

export function drawn(line: Line, names: readonly string[], columns: number): Drawn | null {
  const places = line.squares.map((name) => names.indexOf(name)).filter((index) => index >= 0);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (places.length < 2) return null;
  const from = placeOf(first, columns);
  const to = placeOf(last, columns);
  const across = from.row === to.row;
  const end = across ? to.column : to.row;
  const start = across ? from.column : from.row;
  const tell = end + 1 < columns ? end + 1 : start - 1;
  return {
    line,
    across,
    ...from,
    length: end - start + 1,
    tellColumn: across ? tell : from.column,
    tellRow: across ? from.row : tell,
  };
}

/** The sign that goes with the colour. */
const signs = { under: '=', exact: '✓', over: '▲' } as const;

/** A sum with its sign: so far, reached, or too much. */
export function SumChip({ line, arrow }: { line: Line; arrow?: string }) {
  const reach = line.reach ?? 'under';
  return (
    <span class={`sums-chip sums-${reach}`}>
      {arrow}
      <span class="sums-sign">{signs[reach]}</span>
      {line.sum}
    </span>
  );
}

/** The lines that tiles make, each with its sum at its end. To be put into a SquareGrid. */
export function SumLines({ lines, names, columns, past }: SumLinesProps) {
  const all = lines.flatMap((line) => drawn(line, names, columns) ?? []);
  return (
    <div class={`sums${past ? ' sums-past' : ''}`}>
      {all.map((one) => (
        <div
          key={`line ${one.line.squares.join(' ')}`}
          class={`sums-line sums-${one.line.reach ?? 'under'}`}
          style={{
            '--column': one.column,
            '--row': one.row,
            '--wide': one.across ? one.length : 1,
            '--high': one.across ? 1 : one.length,
          }}
        />
      ))}
      {all.map((one) => {
        // Two lines may end at the same square: then each sum has half of it.
        const shares = all.some(
          (other) => other !== one && other.tellColumn === one.tellColumn && other.tellRow === one.tellRow,
        );
        const half = shares ? (one.across ? ' sums-lower' : ' sums-upper') : '';
        // A sum may be wider than its square: at the edge of the board it goes inwards.
        const edge =
          one.tellColumn === 0 ? ' sums-left' : one.tellColumn === columns - 1 ? ' sums-right' : '';
        return (
          <div
            key={`sum ${one.line.squares.join(' ')}`}
            class={`sums-tell${half}${edge}`}
            style={{ '--column': one.tellColumn, '--row': one.tellRow }}
          >
            <SumChip line={one.line} />
          </div>
        );
      })}
    </div>
  );
}

/** The same sums in a corner, for when the ends of the lines may be out of view. */
export function CornerSums({ lines, names, columns }: SumLinesProps) {
  const all = lines.flatMap((line) => drawn(line, names, columns) ?? []);
  return (
    <div class="sums-corner" aria-hidden="true">
      {all.map(({ line, across }) => (
        <SumChip key={line.squares.join(' ')} line={line} arrow={across ? '→' : '↓'} />
      ))}
    </div>
  );
}
