import type { Judged } from '../../core/types';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import type { Marking } from './marking';
import './marking-bar.css';

export interface MarkingBarProps {
  marking: Marking;
  /** Whether anything can be written at all. */
  mayWrite: boolean;
  /** What is pencilled where, in words. */
  choice: string;
  /** What the choice brings. */
  judged: Judged | null;
  /** Why the last space that was tapped cannot be chosen. */
  refused: Judged | null;
  onMode: (mode: Marking['mode']) => void;
  /** undefined: there is nothing to mark yet. */
  onMark?: (() => void) | undefined;
}

/** What the choice brings or why it is none: told as soon as it is known. */
function verdict({ mayWrite, judged, refused }: MarkingBarProps): string {
  const t = texts.value.boards.twentyOne;
  if (refused) return say(refused.reason);
  if (judged) {
    const completes = judged.notes.some((note) => note.name === 'completed');
    const scored = judged.points ? t.brings({ n: judged.points }) : t.bringsNothing;
    const brings = judged.plain ? texts.value.table.mayBe : scored;
    return completes ? `${brings} ${t.completes}` : brings;
  }
  return mayWrite ? '' : t.nothingFits;
}

/** Below the sheet, in reach of the thumb: write or cross out, what it brings, and the button that marks. */
export function MarkingBar(props: MarkingBarProps) {
  const t = texts.value.boards.twentyOne;
  const { marking, mayWrite, choice, judged, onMode, onMark } = props;
  const refused = props.refused !== null;
  return (
    <div class="marking">
      <div class="marking-modes" role="group" aria-label={t.markAction}>
        {(['write', 'cross'] as const).map((mode) => (
          <button
            key={mode}
            type="button"
            class="marking-mode"
            aria-pressed={marking.mode === mode}
            aria-disabled={mode === 'write' && !mayWrite ? true : undefined}
            onClick={() => (mode === 'cross' || mayWrite) && onMode(mode)}
          >
            {mode === 'write' ? t.write : t.crossOut}
          </button>
        ))}
      </div>
      <p class={`felt__said marking-said${refused ? ' marking-refused' : ''}`}>
        {refused && <span aria-hidden="true">✕ </span>}
        <span aria-live="polite" aria-atomic="true">
          {!refused && judged && <span class="unseen">{t.choice({ choice })}</span>}
          {verdict(props)}
        </span>
        {/* It stands there, and is not told anew with every turn. */}
        {verdict(props) === '' && (marking.mode === 'cross' ? t.chooseCross : t.chooseWrite)}
      </p>
      <button
        type="button"
        class="button button-main marking-commit"
        aria-disabled={onMark ? undefined : true}
        onClick={() => onMark?.()}
      >
        {t.mark}
        {judged?.allowed && judged.points > 0 && <span class="number">+{judged.points}</span>}
      </button>
    </div>
  );
}
