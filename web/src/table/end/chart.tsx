import './chart.css';
import type { Step } from '../../protocol/messages';
import { texts } from '../../texts/texts';

interface ChartProps {
  /** Before the first step and after each. */
  scores: number[][];
  steps: Step[];
  names: string[];
  colours: string[];
}

/** The scores after every turn: what chance does in between changes nothing that one would look at. */
export function turnScores(scores: number[][], steps: Step[]): number[][] {
  const after = steps.flatMap((step, at) => (step.kind === 'chance' ? [] : [scores[at + 1] ?? []]));
  return [scores[0] ?? [], ...after];
}

/** One line is told from another without its colour. */
const strokes = [undefined, '9 6', '1 7', '14 5 2 5', '4 4', '18 8'];
const width = 640;
const height = 240;
const left = 58;
const right = 14;
const top = 12;
const bottom = 26;

function stepOf(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

/** How the scores grew; a line for each seat, told apart by strokes and letters too, and a table beside. */
export function Chart({ scores, steps, names, colours }: ChartProps) {
  const t = texts.value.table;
  const turns = turnScores(scores, steps);
  const all = turns.flat();
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const step = stepOf(high - low);
  const x = (turn: number) => left + (turn / Math.max(1, turns.length - 1)) * (width - left - right);
  const y = (score: number) => top + (1 - (score - low) / (high - low)) * (height - top - bottom);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return (
    <figure class="chart rows">
      <figcaption class="line wraps apart">
        <h2>{t.chart}</h2>
        <ul class="chart__key line wraps">
          {names.map((name, seat) => (
            <li key={seat} class="line close" data-colour={colours[seat]} stroke-dasharray={strokes[seat]}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path class="chart__line" d="M0 4h28" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg class="chart__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="chart__rule" d={`M${left} ${y(tick)}H${width - right}`} />
            <text class="chart__number" x={left - 8} y={y(tick) + 5} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        <text class="chart__number" x={width - right} y={height - 6} text-anchor="end">
          {t.chartTurn} {turns.length - 1}
        </text>
        {names.map((_, seat) => (
          <g key={seat} data-colour={colours[seat]} stroke-dasharray={strokes[seat]}>
            <path
              class="chart__line"
              d={turns
                .map((one, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(one[seat] ?? 0)}`)
                .join('')}
            />
            <circle class="chart__end" cx={x(turns.length - 1)} cy={y(turns.at(-1)?.[seat] ?? 0)} r="5" />
          </g>
        ))}
      </svg>
      <details class="chart__table">
        <summary>{t.chartTable}</summary>
        <div class="chart__scroll" tabIndex={0} role="region" aria-label={t.chartTable}>
          <table class="number">
            <thead>
              <tr>
                <th scope="col">{t.chartTurn}</th>
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((one, turn) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {names.map((_, seat) => (
                    <td key={seat}>{one[seat] ?? 0}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
