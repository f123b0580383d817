import type { GameId, Judged } from '../core/types';
import type { Part } from '../protocol/messages';
import { JudgedAdvice } from '../table/panels/advice';
import { Parts } from '../table/panels/parts';
import { texts } from '../texts/texts';
import type { Guided } from './guided-state';
import { wordsOf, type LessonStep } from './lesson';

/** What a step says, and what there is to do. */
export function GuidedWords({ step, done }: { step: LessonStep; done: boolean }) {
  const t = texts.value.learn;
  const words = wordsOf(step);
  return (
    <>
      <h2 id="guided-title">{words.title}</h2>
      <p class="guided-say">{words.say}</p>
      {step.task && (
        <div class={done ? 'guided-task guided-task-done' : 'guided-task'}>
          <span class="guided-sign middle" aria-hidden="true">
            {done ? '✓' : '→'}
          </span>
          <p>
            <span class="unseen">{done ? t.done : t.task}: </span>
            {words.do}
          </p>
        </div>
      )}
    </>
  );
}

interface AnswerProps {
  game: GameId;
  step: LessonStep;
  state: Guided;
  /** What the core says of the move that the step looks at. */
  looked: Judged | undefined;
  /** What the move of the task brought. */
  parts: Part[];
}

/** What came of it: the move that is looked at, tried or done. It has room of its own, so that nothing moves. */
export function GuidedAnswer({ game, step, state, looked, parts }: AnswerProps) {
  const t = texts.value.learn;
  const { task } = step;
  if (task && state.done) {
    return (
      <>
        <p class="guided-well">{wordsOf(step).done}</p>
        {parts.length > 0 && <Parts parts={parts} game={game} names={[t.you, t.opponent]} />}
      </>
    );
  }
  const judged = state.considered ?? state.answer ?? looked;
  if (!judged) return <p class="soft">{t.answerHere}</p>;
  return (
    <>
      {task && judged.allowed && state.considered === null && (
        <p>
          {t.otherMove} {wordsOf(step).do}
        </p>
      )}
      <JudgedAdvice judged={judged} game={game} names={[t.you, t.opponent]} />
    </>
  );
}
