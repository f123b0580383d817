import './end.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import type { Replayed } from '../../core/types';
import type { Part } from '../../protocol/messages';
import { texts } from '../../texts/texts';
import { Chart } from './chart';
import { Dot } from '../panels/dot';
import { Fairness } from './fairness';
import { coloursOf, displayNames } from '../words/names';
import { Parts } from '../panels/parts';
import type { TableStore } from '../store';

export interface EndDetailsProps {
  store: TableStore;
  record: string | undefined;
}

/** How the result came about: the parts of each score, their course, and whether chance was fair. */
export default function EndDetails({ store, record }: EndDetailsProps) {
  const t = texts.value.table;
  const state = store.state.value;
  const position = store.drawn.value?.position;
  const [parts, setParts] = useState<Part[][]>([]);
  const [replayed, setReplayed] = useState<Replayed>();
  useEffect(() => {
    if (!position) return;
    core.scores(position).then(setParts, () => undefined);
  }, [position?.view]);
  useEffect(() => {
    if (record === undefined) return;
    core.replay(record, -1).then(setReplayed, () => undefined);
  }, [record]);
  if (!state) return null;
  const names = displayNames(state.seats);
  const colours = coloursOf(state.seats);
  return (
    <div class="end rows loose">
      <section class="panel rows" aria-labelledby="end-scores">
        <h2 id="end-scores">{t.finalScores}</h2>
        <ul class="end__seats beside">
          {names.map((name, at) => (
            <li key={at}>
              <p class="end__name line">
                <Dot colour={colours[at] ?? 'teal'} name={name} />
                {name}
                <span class="end__score number">{state.scores?.[at] ?? 0}</span>
              </p>
              <Parts parts={parts[at] ?? []} game={state.game} names={names} />
            </li>
          ))}
        </ul>
      </section>
      {replayed ? (
        <section class="panel">
          <Chart scores={replayed.scores} steps={replayed.steps} names={names} colours={colours} />
        </section>
      ) : null}
      {record === undefined ? null : (
        <section class="panel">
          <Fairness
            record={record}
            noted={notedOf(store)}
            own={store.kind === 'online' ? { table: store.id, seats: store.own.value } : undefined}
          />
        </section>
      )}
    </div>
  );
}

/** What this page was told before the game, which the record must hold as well. */
function notedOf(store: TableStore): { commitment?: string } | undefined {
  const { commitment } = store.known.value;
  return commitment === null ? undefined : { commitment };
}
