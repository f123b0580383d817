import './curtain.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { findGame } from '../../games';
import { texts } from '../../texts/texts';
import { Dot } from './dot';
import { coloursOf, displayNames } from '../words/names';
import type { TableStore } from '../store';

/** Hides the table between two players on one device, until the next one confirms. */
export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const t = texts.value.table;
  const seats = store.state.value?.seats ?? [];
  const name = displayNames(seats)[seat - 1] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [seat]);
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <Dot colour={coloursOf(seats)[seat - 1] ?? 'teal'} name={name} />
      <h2 id="curtain-title" ref={heading} tabIndex={-1}>
        {t.curtain({ name })}
      </h2>
      <p>{findGame(store.state.value?.game ?? '')?.curtain?.() ?? t.curtainHelp}</p>
      <button type="button" class="button button-ivory button-large" onClick={() => store.uncover(seat)}>
        {t.curtainReady({ name })}
      </button>
    </section>
  );
}
