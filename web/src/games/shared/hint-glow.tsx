import './hint-glow.css';
import type { HintShown } from '../../table/board/board';
import { regionAround } from './places';

/** Where to look: a part of the board that holds the square, lit from below. To be put into a SquareGrid. */
export function HintGlow(props: { hint: HintShown | undefined; names: readonly string[]; columns: number }) {
  const { hint, names, columns } = props;
  const index = names.indexOf(hint?.squares[0] ?? '');
  if (!hint || hint.step > 2 || index < 0) return null;
  const { from, to } = regionAround(index, columns, Math.ceil(names.length / columns));
  return (
    <div
      class="hint-glow"
      style={{
        '--column': from.column,
        '--row': from.row,
        '--wide': to.column - from.column + 1,
        '--high': to.row - from.row + 1,
      }}
    />
  );
}
