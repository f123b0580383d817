import { useLayoutEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts';
import { stepByKey } from '../shared/places';
import { usePickerPlace } from './use-picker-place';
import './wild-picker.css';

export interface WildPickerProps {
  board: { current: HTMLElement | null };
  /** The numbers there are; which of them is allowed where, the core says. */
  numbers: readonly number[];
  number: number;
  onPick: (number: number) => void;
  onTakeBack: () => void;
  onClose: () => void;
}

/** Asks which number a wild is. It lies over the own tiles and lets the board be seen. */
export function WildPicker({ board, numbers, number, onPick, onTakeBack, onClose }: WildPickerProps) {
  const t = texts.value.boards.sumsOf20;
  const picker = usePickerPlace(board);
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  useLayoutEffect(() => {
    const before = document.activeElement;
    focus(Math.max(0, numbers.indexOf(number)));
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    // As many in a row as the width has room for.
    const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
    const next = at < 0 ? undefined : stepByKey(event.key, at, columns, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    focus(Math.min(next, buttons.length - 1));
  };
  return (
    <div ref={picker} class="wild-place" popover="manual">
      <div class="wild" role="dialog" aria-label={t.wildTitle} onKeyDown={onKeyDown}>
        <p class="wild-title">{t.wildTitle}</p>
        <div ref={list} class="wild-numbers">
          {numbers.map((n) => (
            <button
              key={n}
              type="button"
              class="wild-number"
              aria-pressed={n === number}
              onClick={() => onPick(n)}
            >
              {n}
            </button>
          ))}
          <button type="button" class="wild-number wild-back" aria-label={t.wildAgain} onClick={onTakeBack}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v9.5M8 10l4 4 4-4M4 14v4.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V14" />
            </svg>
          </button>
        </div>
      </div>
    </div>
  );
}
