import './story.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Step } from '../../protocol/messages';
import { texts } from '../../texts/texts';
import { Dot } from './dot';
import { tell, type Told } from '../words/story-words';

const few = 40;

interface StoryProps {
  steps: Step[];
  names: string[];
  colours: string[];
  /** Open at the start; on phones it is unfolded by hand. */
  open?: boolean;
}

/** What happened, turn by turn, the latest first. */
export function Story({ steps, names, colours, open }: StoryProps) {
  const t = texts.value.table;
  const [all, setAll] = useState(false);
  const told = steps.map((step) => tell(step, names)).filter((one) => one !== undefined);
  const latest = told.slice().reverse();
  const shown = all ? latest : latest.slice(0, few);
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const wide = matchMedia('(min-width: 62rem)').matches;
    if (details.current && (open ?? wide)) details.current.open = true;
  }, []);
  return (
    <details ref={details} class="story panel">
      <summary class="story__title line apart">
        <h2>{t.story}</h2>
      </summary>
      {shown.length === 0 ? <p class="soft">{t.storyEmpty}</p> : null}
      <ol class="story__list" reversed tabIndex={0} aria-label={t.story}>
        {shown.map((one, at) => (
          <StoryLine key={latest.length - at} told={one} names={names} colours={colours} />
        ))}
      </ol>
      {latest.length > shown.length ? (
        <button type="button" class="button button-plain" onClick={() => setAll(true)}>
          {t.showAll}
        </button>
      ) : null}
    </details>
  );
}

function StoryLine({ told, names, colours }: { told: Told; names: string[]; colours: string[] }) {
  const name = names[told.seat - 1];
  return (
    <li class={`story__line${told.quiet ? ' story__line--quiet' : ''}`}>
      {name === undefined ? (
        <span class="story__chance" aria-hidden="true">
          ·
        </span>
      ) : (
        <Dot small colour={colours[told.seat - 1] ?? 'teal'} name={name} />
      )}
      <p>
        {told.text}
        {told.effects.length > 0 ? <span class="soft">: {told.effects.join('; ')}</span> : null}.
      </p>
    </li>
  );
}
