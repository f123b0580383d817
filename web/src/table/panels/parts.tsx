import './parts.css';
import type { Part } from '../../protocol/messages';
import { Link } from '../../shell/router';
import { texts } from '../../texts/texts';
import { coreWords } from '../words/seat-words';

export const signed = (points: number) => (points < 0 ? `−${-points}` : String(points));

/** The clause of a rulebook, to be read there. Clauses of the table itself stand in no rulebook. */
export function Clause({ game, clause }: { game: string; clause: string | undefined }) {
  const t = texts.value.table;
  if (clause === undefined || !/^\d/.test(clause)) return null;
  return (
    <Link class="clause" href={`/rules/${game}#${clause}`} aria-label={t.readClause({ clause })}>
      {t.clause({ clause })}
    </Link>
  );
}

/** How points come about, part by part. */
export function Parts({ parts, game, names }: { parts: Part[]; game: string; names: string[] }) {
  return (
    <ul class="parts">
      {parts.map((part, at) => (
        <li key={at} class="parts__part">
          <span>
            {coreWords(part.what, names)} <Clause game={game} clause={part.clause} />
          </span>
          <span class="parts__points number">{signed(part.points ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
