import './guided.css';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { core, localTables } from '../core/client';
import type { GameId, Replayed } from '../core/types';
import { NamedSquares } from '../games/shared/named-squares';
import { useKeptFocus } from '../look/keep-focus';
import { useAround } from '../look/in-steps';
import { toast } from '../look/toast';
import { announce } from '../shell/announce';
import { go, Link } from '../shell/router';
import { settings } from '../shell/settings';
import { loadAtTable } from '../table/at-table';
import { BoardOf } from '../table/board/board-of';
import type { Message } from '../texts/message';
import { say } from '../texts/say';
import { language, texts } from '../texts/texts';
import { GuidedEnd, GuidedSteps } from './guided-steps';
import { guided, guidedAtStart, shownAt, type Guided, type GuidedEvent } from './guided-state';
import { GuidedAnswer, GuidedWords } from './guided-words';
import { namedIn, useSheetHeight, useStepInView } from './in-view';
import { loadLesson, wordsOf, type Lesson, type LessonStep } from './lesson';
import { learner, useDrawn, useLook } from './use-drawn';

interface Loaded {
  lesson: Lesson<LessonStep>;
  replayed: Replayed;
}

async function load(game: GameId): Promise<Loaded> {
  const [lesson] = await Promise.all([loadLesson(game), loadAtTable(game)]);
  return { lesson, replayed: await core.replay(lesson.record, learner) };
}

/** A guided first game, with real positions and moves. */
export default function GuidedPage({ game }: { game: GameId }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const t = texts.value.learn;
  useKeptFocus();
  useEffect(() => {
    if (failed) return;
    let current = true;
    setLoaded(undefined);
    load(game).then(
      (found) => current && setLoaded(found),
      (error: unknown) => {
        console.error(error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [game, failed]);
  return (
    <div class="page guided" data-game={game}>
      <header class="guided-head line apart loose">
        <h1>{t.title({ game: texts.value.shell.games[game].title })}</h1>
        <Link class="button button-plain" href="/learn" aria-label={t.leaveOf}>
          {t.leave}
        </Link>
      </header>
      {failed ? (
        <section class="panel stack" role="alert">
          <p>{t.failed}</p>
          <button type="button" class="button button-main" onClick={() => setFailed(false)}>
            {t.tryAgain}
          </button>
        </section>
      ) : loaded ? (
        <Walk key={game} game={game} {...loaded} />
      ) : (
        <div class="guided-wait" aria-busy="true" />
      )}
    </div>
  );
}

function Walk({ game, lesson, replayed }: Loaded & { game: GameId }) {
  const t = texts.value.learn;
  const { steps } = lesson;
  const [state, tell] = useReducer<Guided, GuidedEvent>(
    (before, event) => guided(before, event, steps.length),
    guidedAtStart,
  );
  const step = steps[state.step] as LessonStep;
  const isLast = state.step + 1 === steps.length;
  const at = shownAt(step, state.done);
  const drawn = useDrawn(game, replayed, at);
  const ready = drawn?.at === at;
  const looked = useLook(ready ? drawn.position : undefined, step.look);
  const start = useStart(game);
  // Then a phone shows what came of the move, and no longer what led to it.
  const busy = state.done || (state.considered ?? state.answer) !== null;
  useAnnouncements(state, step, looked?.reason);
  const [boardDrawn, setBoardDrawn] = useState(false);
  const isWhole = useAround(boardDrawn);
  useStepInView(ready && isWhole, step, state.done, lesson.view);
  const sheet = useSheetHeight();
  const named = useMemo(() => new Set(namedIn(step, state.done)), [step, state.done, language.value]);

  const decide = async (move: string) => {
    if (!drawn || !ready || !step.task || state.done) return;
    const judged = await core.judge(drawn.position, move);
    if (judged.move === step.task.move) tell({ type: 'did' });
    else {
      tell({ type: 'answered', judged });
      announce(judged.allowed ? `${t.otherMove} ${wordsOf(step).do ?? ''}` : say(judged.reason));
    }
  };

  return (
    <div class={busy ? 'guided-table rows guided-table-busy' : 'guided-table rows'}>
      <section ref={sheet} class="guided-sheet panel rows" aria-labelledby="guided-title">
        <div class="guided-words rows">
          <GuidedWords step={step} done={state.done} />
          {(step.task ?? step.look) !== undefined && (
            <div class="guided-answer">
              <GuidedAnswer
                game={game}
                step={step}
                state={state}
                looked={looked}
                parts={replayed.steps[step.at]?.parts ?? []}
              />
            </div>
          )}
          {isLast && <GuidedEnd game={game} {...start} again={() => tell({ type: 'begin' })} />}
        </div>
        <GuidedSteps
          step={state.step}
          all={steps.length}
          waiting={step.task !== undefined && !state.done}
          back={() => tell({ type: 'back' })}
          next={() => tell({ type: 'next' })}
          show={() => tell({ type: 'did' })}
        />
      </section>
      <div class="guided-board" aria-label={t.board} role="region">
        {drawn ? (
          <NamedSquares.Provider value={named}>
            <BoardOf
              scene={drawn.scene}
              position={drawn.position}
              seat={learner}
              names={[t.you, t.opponent]}
              mayAct={ready && step.task !== undefined && !state.done}
              last={drawn.last}
              shown={looked}
              core={core}
              onDrawn={() => setBoardDrawn(true)}
              decide={(move) => void decide(move)}
              consider={(judged) => tell({ type: 'considered', judged })}
              announce={announce}
            />
          </NamedSquares.Provider>
        ) : (
          <div class="guided-wait" aria-busy="true" />
        )}
      </div>
    </div>
  );
}

/** Each step is told when it comes, and so is what came of its task. */
function useAnnouncements(state: Guided, step: LessonStep, reason: Message | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    const words = wordsOf(step);
    const said = state.done ? (words.done ?? '') : `${words.title}. ${words.say} ${words.do ?? ''}`;
    // The first step is read as part of the page.
    if (!first.current) announce(said);
    first.current = false;
  }, [state.step, state.done]);
  useEffect(() => {
    if (reason !== undefined) announce(say(reason));
  }, [reason]);
}

/** The first game of one's own, against the gentlest bot. */
function useStart(game: GameId): { starting: boolean; play(): void } {
  const [starting, setStarting] = useState(false);
  const play = () => {
    if (starting) return;
    setStarting(true);
    const name = settings.name.value || texts.value.shell.kept.you;
    localTables
      .open({ game, seats: ['open', 'bot:gentle'], names: [name, ''] })
      .then((id) => go(`/play/${id}`))
      .catch((error: unknown) => {
        console.error(error);
        toast(texts.value.learn.notStarted);
      })
      .finally(() => setStarting(false));
  };
  return { starting, play };
}
