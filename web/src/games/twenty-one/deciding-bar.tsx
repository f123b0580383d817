import { texts } from '../../texts/texts';
import './marking-bar.css';

export interface DecidingBarProps {
  /** The move that a hint has come to. */
  hinted?: string | undefined;
  onDecide: (move: 'keep' | 'reroll') => void;
}

/** Where the marks are made later: whether the dice stay as they are. */
export function DecidingBar({ hinted, onDecide }: DecidingBarProps) {
  const t = texts.value.boards.twentyOne;
  const sign = (move: string) => (hinted === move ? ' tray-hinted' : '');
  return (
    <div class="marking marking-deciding">
      <p class="felt__said marking-said">{t.keepOrReroll}</p>
      <button type="button" class={`button${sign('reroll')}`} onClick={() => onDecide('reroll')}>
        {t.reroll}
      </button>
      <button type="button" class={`button button-main${sign('keep')}`} onClick={() => onDecide('keep')}>
        {t.keep}
      </button>
    </div>
  );
}
