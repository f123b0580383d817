import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts';
import { stepByKey } from '../shared/places';
import './wild-picker.css';

export interface WildPickerProps {
  number: number;
  onPick: (number: number) => void;
  onTakeBack: () => void;
  onClose: () => void;
}

/** The numbers there are on its buttons; which of them is allowed where, the core says. */
const numbers = Array.from({ length: 19 }, (_, i) => i + 1);
const columns = 5;

/** Asks which number a wild is. It lies over the board and lets the board be seen. */
export function WildPicker({ number, onPick, onTakeBack, onClose }: WildPickerProps) {
  const t = texts.value.boards.sumsOf20;
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  useEffect(() => {
    const before = document.activeElement;
    focus(number > 0 ? number - 1 : 0);
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
    const next = at < 0 ? undefined : stepByKey(event.key, at, columns, numbers.length);
    if (next === undefined) return;
    event.preventDefault();
    focus(Math.min(next, numbers.length - 1));
  };
  return (
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
      </div>
      <button type="button" class="button wild-back" onClick={onTakeBack}>
        {t.wildAgain}
      </button>
    </div>
  );
}
