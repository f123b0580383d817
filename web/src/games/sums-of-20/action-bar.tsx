import type { Judged } from '../../core/types';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { usePress } from '../shared/answers';
import type { LayingAction, LayingState } from './laying';
import './action-bar.css';

export interface ActionBarProps {
  state: LayingState;
  act: (action: LayingAction) => void;
  judged: Judged | null;
  /** Whether `judged` is about what lies there now. */
  fresh: boolean;
  /** What the core is asked about it, by name. */
  question: string | null;
  mayAct: boolean;
  /** Nothing can be moved now. */
  locked: boolean;
  onDecide: (move: string) => void;
}

/** What there is to do, where nothing is to be judged: it stands there, and is not told anew with every turn. */
function prompt({ state, judged, mayAct }: ActionBarProps): string {
  const t = texts.value.boards.sumsOf20;
  if (state.mode === 'lay' && state.laid.length === 0) return mayAct ? t.layTiles : t.layAhead;
  return state.mode !== 'pass' && !judged ? t.judging : '';
}

/** What the tiles bring or why not: told as soon as it is known. */
function verdict({ state, judged, mayAct }: ActionBarProps): string {
  const t = texts.value.boards.sumsOf20;
  if (state.mode === 'pass') return judged && !judged.allowed ? say(judged.reason) : t.passSure;
  if (state.mode === 'trade' && state.trade.length === 0) return t.chooseTrade;
  if (!judged || (state.mode === 'lay' && state.laid.length === 0)) return '';
  if (!judged.allowed) {
    const reason = say(judged.reason);
    return judged.unfinished ? t.unfinished({ reason }) : reason;
  }
  if (state.mode === 'trade' && !judged.plain) {
    return judged.points < 0 ? t.tradePrice({ n: -judged.points }) : t.tradeFree;
  }
  if (judged.plain) return texts.value.table.mayBe;
  return (mayAct ? t.scores : t.notYourTurn)({ n: judged.points });
}

function gain(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Below the rack, in reach of the thumb: what the tiles bring or why not, and play, trade or pass. */
export function ActionBar(props: ActionBarProps) {
  const t = texts.value.boards.sumsOf20;
  const { state, act, judged, fresh, mayAct, locked, onDecide } = props;
  const ready = mayAct && fresh && judged?.allowed === true;
  const refused = judged?.allowed === false && !judged.unfinished;
  const press = usePress(mayAct ? props.question : null, ready ? () => onDecide(judged.move) : undefined);
  const main = { lay: t.play, trade: t.trade, pass: t.pass }[state.mode];
  const mode = (next: LayingState['mode']) => mayAct && act({ type: 'mode', mode: next });
  return (
    <div class="actions">
      <p class={`felt__said actions-said${refused ? ' actions-refused' : ''}`}>
        {refused && <span aria-hidden="true">✕ </span>}
        <span aria-live="polite">{verdict(props)}</span>
        {verdict(props) === '' && prompt(props)}
      </p>
      {state.mode === 'lay' && state.laid.length > 0 ? (
        <div class="actions-others">
          <button
            key="back"
            type="button"
            class="button"
            aria-disabled={locked ? true : undefined}
            onClick={() => !locked && act({ type: 'liftAll' })}
          >
            {t.takeBack}
          </button>
        </div>
      ) : state.mode === 'lay' ? (
        <div class="actions-others">
          <button
            key="trade"
            type="button"
            class="button"
            aria-disabled={mayAct ? undefined : true}
            onClick={() => mode('trade')}
          >
            {t.trade}
          </button>
          <button
            key="pass"
            type="button"
            class="button"
            aria-disabled={mayAct ? undefined : true}
            onClick={() => mode('pass')}
          >
            {t.pass}
          </button>
        </div>
      ) : (
        <div class="actions-others">
          <button
            key="cancel"
            type="button"
            class="button"
            data-focus={state.mode === 'pass' ? true : undefined}
            onClick={() => act({ type: 'mode', mode: 'lay' })}
          >
            {t.cancel}
          </button>
        </div>
      )}
      <button
        type="button"
        class="button button-main actions-main"
        aria-disabled={ready ? undefined : true}
        onClick={press}
      >
        {main}
        {judged?.allowed && judged.points !== 0 && <span class="number">{gain(judged.points)}</span>}
      </button>
    </div>
  );
}
