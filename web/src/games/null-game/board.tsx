import './board.css';
import type { Board } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { Felt } from '../shared/felt';
import type { NullGameScene } from './scene';

function Counters({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span class="null-game-counter" key={i} aria-hidden="true" />
  ));
}

/** What everybody has taken, the heap, and the moves of whoever is to decide. */
const NullGameBoard: Board<NullGameScene> = (props) => {
  const { scene, seat, names, mayAct, hint } = props;
  const t = texts.value.boards.nullGame;
  const hinted = hint?.step === 3 ? hint.move : undefined;
  return (
    <Felt
      class="null-game"
      label={t.table}
      above={
        <ul class="null-game-taken">
          {scene.scores.map((count, i) => (
            <li key={i}>
              <span aria-hidden="true">{names[i]}</span>
              <Counters count={count} />
              <span class="unseen">{t.taken({ name: names[i] ?? '', n: count })}</span>
            </li>
          ))}
        </ul>
      }
      board={
        <div class="null-game-heap" role="img" aria-label={t.heap({ n: scene.heap })}>
          <Counters count={scene.heap} />
        </div>
      }
      below={
        seat === 0 ? null : (
          <div class="null-game-takes" tabIndex={-1} data-focus>
            {scene.takes.map(({ move, count }) => (
              <button
                key={move}
                type="button"
                class={`button button-main${move === hinted ? ' null-game-hinted' : ''}`}
                disabled={!mayAct}
                onClick={() => props.decide(move)}
              >
                {t.take({ n: count })}
              </button>
            ))}
          </div>
        )
      }
    />
  );
};

export default NullGameBoard;
