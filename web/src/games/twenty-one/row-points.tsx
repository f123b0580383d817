import { texts } from '../../texts/texts';

/** What a row is worth as it stands, where the core says it. */
export function RowPoints({ row, points }: { row: number; points: number | undefined }) {
  const t = texts.value.boards.twentyOne;
  return (
    <span class="sheet-points">
      <span aria-hidden="true">{points ?? ''}</span>
      {points !== undefined && <span class="unseen">{t.rowPoints({ n: row + 1, points })}</span>}
    </span>
  );
}
