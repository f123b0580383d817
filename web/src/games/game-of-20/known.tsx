import proved from 'virtual:proofs';
import type { LaterTexts } from '../../texts/page-texts';
import { language, laterTexts, locale } from '../../texts/texts';
import { deals, isSolved, stateOf, type KnownCentre, type KnownState } from './known-state';
import './known.css';

/** What is written on the flag of a tile that is settled. */
const flags: Partial<Record<KnownState, string>> = {
  first: '1',
  second: '2',
  drawn: '=',
  firstHolds: '1',
  secondHolds: '2',
};

const radius = 41;
const around = 2 * Math.PI * radius;

/** A tile on the centre square, with a ring that fills up with the deals that are answered. */
function Centre({ known }: { known: KnownCentre }) {
  const state = stateOf(known);
  const share = isSolved(known) ? 1 : known.answered / deals;
  const flag = flags[state];
  return (
    <svg class={`known-picture known--${state}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle class="known-groove" cx="50" cy="50" r={radius} />
      {share > 0 && (
        <circle
          class="known-ring"
          cx="50"
          cy="50"
          r={radius}
          stroke-dasharray={`${share * around} ${around}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <rect class="art-under" x="28" y="31" width="44" height="44" rx="9" />
      <rect class="art-face" x="28" y="28" width="44" height="44" rx="9" />
      <text class="art-number" x="50" y="59.5">
        {known.centre}
      </text>
      {flag !== undefined && (
        <g class="known-flag">
          <circle cx="79" cy="79" r="14" />
          <text class="art-number" x="79" y="85">
            {flag}
          </text>
        </g>
      )}
    </svg>
  );
}

function sentence(all: KnownCentre[], text: LaterTexts['known']): string {
  const n = all.filter(isSolved).length;
  return n === 0 ? text.solved({ n }) : `${text.solved({ n })} ${text.master}`;
}

/** What its rulebook shows of that. */
export default function KnownNow() {
  return <Known all={proved} />;
}

/** Who wins Game of 20 when nobody makes a mistake, as far as it is proved. */
export function Known({ all }: { all: KnownCentre[] }) {
  const text = laterTexts('known');
  if (!text) return null;
  const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale());
  return (
    <section class="known rows" aria-labelledby="who-wins" lang={language.value}>
      <h2 id="who-wins" tabIndex={-1}>
        {text.title}
      </h2>
      <p>{sentence(all, text)}</p>
      <ul class="known-centres panel-felt">
        {all.map((known) => (
          <li key={known.centre} data-state={stateOf(known)}>
            <Centre known={known} />
            <span class="unseen">{text.centre({ n: known.centre })} </span>
            <strong>{text.states[stateOf(known)]}</strong>
            <span class="known-share">{text.share({ share: percent.format(known.answered / deals) })}</span>
          </li>
        ))}
      </ul>
      <p class="known-note soft">{text.ring({ deals: number.format(deals) })}</p>
    </section>
  );
}
