import type { GameId } from '../core/types';
import { Link } from '../shell/router';
import { texts } from '../texts/texts';

interface StepsProps {
  step: number;
  all: number;
  /** Whether the task of this step is still to be done: then the way on is to be shown it. */
  waiting: boolean;
  back: () => void;
  next: () => void;
  show: () => void;
}

/**
 * How far one is, and the way on. Where there is a task, the way on is another button in the same place: a key that is
 * pressed once more does not do the task for the learner.
 */
export function GuidedSteps({ step, all, waiting, back, next, show }: StepsProps) {
  const t = texts.value.learn;
  const isLast = step + 1 === all;
  return (
    <nav class="guided-steps" aria-label={t.progress}>
      <button type="button" class="button" onClick={back} disabled={step === 0}>
        {t.back}
      </button>
      <div class="guided-progress rows close">
        <ol class="guided-dots" aria-hidden="true">
          {Array.from({ length: all }, (_, at) => (
            <li key={at} class={at === step ? 'guided-here' : at < step ? 'guided-past' : ''} />
          ))}
        </ol>
        <span class="guided-count number">{t.step({ n: step + 1, all })}</span>
      </div>
      {isLast ? (
        <span class="guided-room" />
      ) : (
        <button
          key={waiting ? 'show' : 'next'}
          type="button"
          class={waiting ? 'button' : 'button button-main'}
          data-focus={waiting ? undefined : 'first'}
          onClick={waiting ? show : next}
        >
          {waiting ? t.showMe : t.next}
        </button>
      )}
    </nav>
  );
}

interface EndProps {
  game: GameId;
  starting: boolean;
  play: () => void;
  again: () => void;
}

/** After the last step: the first game of one's own. */
export function GuidedEnd({ game, starting, play, again }: EndProps) {
  const t = texts.value.learn;
  return (
    <div class="guided-end stack">
      <button
        type="button"
        class="button button-main button-large"
        data-focus
        aria-busy={starting}
        onClick={play}
      >
        {t.playFirst}
      </button>
      <p class="soft">{t.playFirstHint}</p>
      <div class="button-row">
        <Link class="button" href={`/rules/${game}`}>
          {t.rulebook}
        </Link>
        <button type="button" class="button button-plain" onClick={again}>
          {t.again}
        </button>
      </div>
    </div>
  );
}
