import './lines.css';
import type { Line } from '../../core/types';
import { texts } from '../../texts/texts';
import { joinLines, middleOf, shapesOf } from './line-shapes';
import type { LineShape, Point } from './line-shapes';

export interface LinesProps {
  lines: readonly Line[];
  names: readonly string[];
  columns: number;
  /** The square they are about: badges stay away from it, and sums around it lead to it. */
  square?: string | undefined;
  /** Light up and go out again, for a move that was just made. */
  brief?: boolean;
}

/** The lines of a move over the board, each with what it is and brings. To be put into a SquareGrid. */
export function Lines(props: LinesProps) {
  const { names, columns } = props;
  const centre = props.square === undefined ? null : middleOf(props.square, names, columns);
  const around = props.lines.filter(isAround);
  const joined = joinLines(props.lines.filter((line) => !isAround(line)));
  const shapes = shapesOf(
    joined.map(({ line, all }) => ({ line, text: badgeText(all) })),
    names,
    columns,
    centre ? [centre] : [],
  );
  if (shapes.length === 0 && around.length === 0) return null;
  const rows = Math.ceil(names.length / columns);
  return (
    <div class={`lines${props.brief ? ' lines--brief' : ''}`}>
      <svg class="lines__drawing" viewBox={`0 0 ${columns} ${rows}`}>
        {shapes.map((shape, i) => (
          <Capsule key={i} shape={shape} />
        ))}
        {centre ? around.map((line, i) => <Spokes key={i} line={line} to={centre} {...props} />) : null}
      </svg>
      {shapes.map((shape, i) => (
        <Badge key={i} at={shape.badge} bad={shape.line.kind === 'over'} columns={columns} rows={rows}>
          {shape.text}
        </Badge>
      ))}
      {centre
        ? around.map((line, i) => (
            <Badge key={i} at={{ x: centre.x, y: centre.y - 0.5 }} columns={columns} rows={rows}>
              {badgeText([line])}
            </Badge>
          ))
        : null}
    </div>
  );
}

/** Tiles around a square, and not a line. */
const isAround = ({ kind }: Line) => kind === 'around' || kind === 'beside';

function badgeText(lines: Line[]): string {
  const { grid } = texts.value.boards;
  const what = lines.map(({ kind, sum }) => grid.kind({ kind, sum })).join(' ');
  const points = lines[0]?.together ?? lines[0]?.points ?? 0;
  return points > 0 ? `${what} ${grid.gains({ points })}`.trim() : what;
}

/** A rounded frame around the squares of a line, in any of the eight directions. */
function Capsule({ shape }: { shape: LineShape }) {
  const [dx, dy] = [shape.to.x - shape.from.x, shape.to.y - shape.from.y];
  const length = Math.hypot(dx, dy);
  const half = dx !== 0 && dy !== 0 ? 0.36 : 0.47;
  return (
    <rect
      class={`lines__capsule lines__capsule--${shape.line.kind}`}
      x={-half}
      y={-half}
      width={length + 2 * half}
      height={2 * half}
      rx={half * 0.62}
      transform={`translate(${shape.from.x} ${shape.from.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
    />
  );
}

/** From each tile beside a square to the square that takes their sum. */
function Spokes({ line, to, names, columns }: LinesProps & { line: Line; to: Point }) {
  return (
    <>
      {line.squares.map((name) => {
        const from = middleOf(name, names, columns);
        if (!from) return null;
        const near = { x: to.x + (from.x - to.x) * 0.36, y: to.y + (from.y - to.y) * 0.36 };
        return (
          <g key={name}>
            <rect
              class="lines__neighbour"
              x={from.x - 0.47}
              y={from.y - 0.47}
              width={0.94}
              height={0.94}
              rx={0.18}
            />
            <line
              class="lines__spoke"
              x1={from.x + (to.x - from.x) * 0.34}
              y1={from.y + (to.y - from.y) * 0.34}
              x2={near.x}
              y2={near.y}
            />
          </g>
        );
      })}
    </>
  );
}

function Badge(props: { at: Point; bad?: boolean; columns: number; rows: number; children: string }) {
  const { at, columns, rows } = props;
  return (
    <span
      class={`lines__badge${props.bad ? ' lines__badge--bad' : ''}`}
      style={{ '--x': `${(at.x / columns) * 100}%`, '--y': `${(at.y / rows) * 100}%` }}
    >
      {props.children}
    </span>
  );
}
