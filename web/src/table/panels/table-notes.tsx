import './table-notes.css';
import { texts } from '../../texts/texts';
import { displayNames } from '../words/names';
import type { TableStore } from '../store';

/** What everybody at the table is to know about it: whether the tiles are known, and how far the program helps. */
export function TableNotes({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  if (!state) return null;
  const company = state.seats.some(({ kind, you }) => (kind === 'person' || kind === 'open') && !you);
  const names = displayNames(state.seats);
  const used = state.help?.used ?? [];
  const counts = names
    .map((name, seat) => `${name} ${used[seat] ?? 0}`)
    .filter((_, seat) => state.seats[seat]?.kind === 'person')
    .join(', ');
  return (
    <>
      {state.known_tiles ? <p class="table-note soft">{t.knownTiles}</p> : null}
      {state.help && company ? (
        <p class="table-note soft">
          {t.help[state.help.policy]}
          {state.help.policy !== 'counted' ? '' : state.phase === 'gathering' ? '.' : `: ${counts}`}
        </p>
      ) : null}
    </>
  );
}
