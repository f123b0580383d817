import type { Line } from '../../core/types';
import type { HintShown } from '../../table/board/board';
import { HintGlow } from './hint-glow';
import { Lines } from './lines';
import type { Placing } from './placing';
import { SquareGrid, type SquareLook } from './square-grid';

export interface PlacingGridProps {
  columns: number;
  names: string[];
  label: string;
  /** What a square shows, by its place in `names`. */
  look(index: number): SquareLook | undefined;
  placing: Placing;
  hint: HintShown | undefined;
  /** The move whose lines are drawn. */
  shown: { move: string; squares: readonly string[]; lines: Line[] } | null | undefined;
  /** Whether that is what was just played: its lines go out by themselves. */
  brief: boolean;
}

/** The board of a game in which one tile goes onto one square. */
export function PlacingGrid({ columns, names, shown, ...props }: PlacingGridProps) {
  return (
    <SquareGrid
      columns={columns}
      names={names}
      label={props.label}
      coordinates
      look={(_, index) => props.look(index) ?? { label: '' }}
      onChoose={props.placing.chooseSquare}
      onLook={props.placing.look}
    >
      <HintGlow hint={props.hint} names={names} columns={columns} />
      {shown ? (
        <Lines
          key={shown.move}
          lines={shown.lines}
          names={names}
          columns={columns}
          square={shown.squares[0]}
          brief={props.brief}
        />
      ) : null}
    </SquareGrid>
  );
}
