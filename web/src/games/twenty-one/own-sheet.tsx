import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TwentyOneSpace } from './scene';
import { texts } from '../../texts/texts';
import { stepByKey } from '../shared/places';
import type { Player } from './marking';
import { RowPoints } from './row-points';
import { SheetHead } from './sheet-head';
import { Space, type SpaceMarks, spaceText } from './space';
import './sheet.css';

export interface OwnSheetProps {
  player: Player;
  title: string;
  /** What is on the spaces is still to be drawn. */
  bare?: boolean;
  marksOf: (space: TwentyOneSpace, row: number, column: number) => SpaceMarks;
  /** A space was chosen, or looked at. Only those of the current row can be marked. */
  onChoose: (space: TwentyOneSpace, row: number) => void;
}

/** The sheet of the one who looks, large: a grid for the keyboard, and the current row stands out. */
export function OwnSheet({ player, title, bare = false, marksOf, onChoose }: OwnSheetProps) {
  const t = texts.value.boards.twentyOne;
  const grid = useRef<HTMLDivElement>(null);
  const now = player.rows.findIndex((row) => row.current);
  const [moved, setMoved] = useState<number | null>(null);
  // Another row: who comes back to the sheet begins there.
  useLayoutEffect(() => {
    if (!grid.current?.contains(document.activeElement)) setMoved(null);
  }, [now]);
  const columns = player.rows[0]?.spaces.length ?? 0;
  const focused = moved ?? Math.max(0, now) * columns;

  const focus = (index: number) => {
    setMoved(index);
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepByKey(event.key, focused, columns, player.rows.length * columns);
    const row = Math.floor(focused / columns);
    if (next !== undefined) {
      event.preventDefault();
      focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const space = player.rows[row]?.spaces[focused % columns];
      if (space) onChoose(space, row);
    } else {
      // A digit chooses the space of the current row with that printed value, wherever the focus is.
      const column = player.rows[now]?.spaces.findIndex((space) => String(space.printed) === event.key) ?? -1;
      const space = player.rows[now]?.spaces[column];
      if (!space) return;
      focus(now * columns + column);
      onChoose(space, now);
    }
  };

  return (
    <section class="sheet sheet-own">
      <SheetHead player={player} title={title} />
      <div
        ref={grid}
        class="sheet-rows"
        role="grid"
        data-focus
        aria-label={title}
        aria-busy={bare ? true : undefined}
        onKeyDown={onKeyDown}
      >
        {player.rows.map((row, r) => (
          <div
            key={r}
            class={`sheet-row${row.current ? ' sheet-now' : ''}${row.complete ? ' sheet-done' : ''}`}
            role="row"
            aria-label={(row.current ? t.rowNow : row.complete ? t.rowDone : texts.value.boards.grid.row)({
              n: r + 1,
            })}
          >
            {row.spaces.map((space, c) => {
              const marks = marksOf(space, r, c);
              return (
                <div
                  key={c}
                  class="sheet-cell"
                  role="gridcell"
                  data-index={r * columns + c}
                  tabIndex={r * columns + c === focused ? 0 : -1}
                  aria-label={spaceText(space, marks)}
                  aria-selected={marks.pencil !== undefined}
                  onFocus={() => setMoved(r * columns + c)}
                  onClick={() => onChoose(space, r)}
                >
                  <Space space={space} marks={marks} bare={bare} />
                </div>
              );
            })}
            <div class="sheet-end number" role="gridcell">
              <RowPoints row={r} points={row.points} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
