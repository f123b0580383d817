import { texts, who } from '../../texts/texts';
import { spaceKey } from './changes';
import type { Player } from './marking';
import { RowPoints } from './row-points';
import { SheetHead } from './sheet-head';
import { Space, spaceText } from './space';
import './sheet.css';

export interface SmallSheetProps {
  player: Player;
  name: string;
  fresh: ReadonlySet<string>;
  large: boolean;
  /** Makes it large, or small again. */
  onResize: () => void;
}

/** The sheet of somebody else: small but readable, and as large as one's own when it is tapped. */
export function SmallSheet({ player, name, fresh, large, onResize }: SmallSheetProps) {
  const t = texts.value.boards.twentyOne;
  return (
    <section class={`sheet ${large ? 'sheet-large' : 'sheet-small'}`}>
      <SheetHead player={player} title={name} brief={!large}>
        <button
          type="button"
          class="sheet-resize tool"
          aria-expanded={large}
          aria-label={(large ? t.reduce : t.enlarge)({ name: who(name) })}
          onClick={onResize}
        >
          <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={
                large
                  ? 'M2 6h4V2M14 10h-4v4M6 6 1.500 1.500M10 10l4.500 4.500'
                  : 'M9 2h5v5M7 14H2V9M14 2 9 7M2 14l5-5'
              }
            />
          </svg>
        </button>
      </SheetHead>
      <div class="sheet-rows">
        {player.rows.map((row, r) => {
          const state = (row.current ? t.rowNow : row.complete ? t.rowDone : texts.value.boards.grid.row)({
            n: r + 1,
          });
          const said = row.spaces.map((space) => spaceText(space, {})).join('; ');
          return (
            <div
              key={r}
              class={`sheet-row${row.current ? ' sheet-now' : ''}${row.complete ? ' sheet-done' : ''}`}
            >
              <div class="sheet-spaces" role="img" aria-label={`${state}: ${said}`}>
                {row.spaces.map((space, c) => (
                  <Space key={c} space={space} marks={{ fresh: fresh.has(spaceKey(player.seat, r, c)) }} />
                ))}
              </div>
              <div class="sheet-end number">
                <RowPoints row={r} points={row.points} />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
