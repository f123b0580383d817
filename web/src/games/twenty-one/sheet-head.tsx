import type { ComponentChildren } from 'preact';
import { texts } from '../../texts/texts';
import type { Player } from './marking';

interface SheetHeadProps {
  player: Player;
  title: string;
  /** A small sheet says the number alone; in words it is there for screen readers. */
  brief?: boolean;
  children?: ComponentChildren;
}

/** Whose sheet it is, whether their mark is sealed, and what the sheet is worth. */
export function SheetHead({ player, title, brief, children }: SheetHeadProps) {
  const t = texts.value.boards.twentyOne;
  return (
    <header class="sheet-head">
      <span class="sheet-title">
        <strong class="sheet-name ellipsis">{title}</strong>
        {player.sheet && (
          <span class="sheet-letter middle" role="img" aria-label={t.sheetLetter({ letter: player.sheet })}>
            {player.sheet}
          </span>
        )}
      </span>
      {player.marked && (
        <span class="sheet-sealed">
          <svg class="icon" viewBox="0 0 20 16" aria-hidden="true">
            <rect x="1" y="1" width="18" height="14" rx="2" />
            <path d="M1.500 2.500 10 9l8.500-6.500" />
          </svg>
          <span class={brief ? 'unseen' : undefined}>{t.sealed}</span>
        </span>
      )}
      <span class="sheet-total number">
        {brief && (
          <span class="sheet-sum" aria-hidden="true">
            {player.points}
          </span>
        )}
        <span class={brief ? 'unseen' : undefined}>{t.points({ n: player.points })}</span>
      </span>
      {children}
    </header>
  );
}
