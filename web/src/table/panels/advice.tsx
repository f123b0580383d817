import './advice.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import type { Judged, Position, Scene } from '../../core/types';
import { texts } from '../../texts/texts';
import { atTable } from '../at-table';
import type { HintShown, LastMove } from '../board/board';
import { gameInfo } from '../games';
import { hintText } from '../words/hint-words';
import { didText, moveHead } from '../words/move-words';
import { displayNames } from '../words/names';
import { Clause, Parts, signed } from './parts';
import type { Refusal } from '../reducer';
import { coreHead } from '../words/seat-words';
import type { TableStore } from '../store';

/** What a move that waits for confirmation brings. */
function useJudged(position: Position | undefined, move: string | undefined): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    setJudged(undefined);
    if (position === undefined || move === undefined) return;
    let current = true;
    core.judge(position, move).then(
      (answer) => current && setJudged(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [position?.view, position?.seat, move]);
  return judged;
}

/** What it brings, or why not: of what is considered, waits, was refused, hinted or done last. It keeps its height. */
export function Advice({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const drawn = store.inView.value;
  const waiting = store.pending.value;
  const refusal = store.known.value.refusal;
  const refused = refusal && 'move' in refusal.asked ? refusal.asked.move : undefined;
  const asked = useJudged(drawn?.position, waiting ?? refused);
  const game = store.state.value?.game ?? '';
  const pending = waiting === undefined ? undefined : asked;
  const judged = store.considered.value ?? store.explained.value ?? pending;
  const hint = store.hints.shown.value;
  const names = displayNames(store.state.value?.seats ?? []);
  return (
    <section class="advice panel" aria-label={t.adviceTitle} tabIndex={0}>
      {store.cutOff.value && waiting !== undefined && !store.held.value ? (
        <p>{t.linkLost}</p>
      ) : judged ? (
        <JudgedAdvice judged={judged} game={game} names={names} own={store.own.value} />
      ) : refusal ? (
        <RefusalAdvice refusal={refusal} judged={asked} game={game} names={names} own={store.own.value} />
      ) : hint ? (
        <HintAdvice hint={hint} scene={drawn?.scene} />
      ) : drawn?.last ? (
        <LastAdvice last={drawn.last} game={game} names={names} />
      ) : (
        <p class="soft">{store.mayAct.value ? emptyText(drawn?.scene) : t.adviceWait}</p>
      )}
    </section>
  );
}

/** What to do first, where nothing has been chosen yet. */
function emptyText(scene: Scene | undefined): string {
  const { adviceEmpty } = texts.value.table;
  return (scene && atTable(scene.game)?.empty(scene)) ?? adviceEmpty.place;
}

/** What an allowed move brings, in one sentence. Where the lower score wins, points are what is left in a hand. */
export function broughtText(judged: Judged, game: string): string {
  const t = texts.value.table;
  const { points, parts } = judged;
  const move = moveHead(judged);
  if (judged.plain) return t.mayBePlayed({ move });
  if (gameInfo(game)?.lower_score_wins && points !== 0) {
    return (points > 0 ? t.intoHand : t.outOfHand)({ move, points: Math.abs(points) });
  }
  return (points > 0 ? t.scores : parts.length === 0 ? t.scoresNothing : t.leaves)({ move, points });
}

interface AdviceProps {
  game: string;
  names: string[];
  /** The seats of who reads it. */
  own?: number[];
}

export function JudgedAdvice({ judged, game, names, own }: AdviceProps & { judged: Judged }) {
  const t = texts.value.table;
  if (!judged.allowed) {
    const { unfinished } = judged;
    return (
      <div class={unfinished ? undefined : 'advice__no'}>
        <p class="advice__head">
          <span class="verdict__sign middle" aria-hidden="true">
            {unfinished ? '…' : '✕'}
          </span>
          {(unfinished ? t.notYet : t.notAllowed)({ move: moveHead(judged) })}
        </p>
        <p>
          {coreHead(judged.reason, names, own)} <Clause game={game} clause={judged.clause} />
        </p>
      </div>
    );
  }
  return (
    <div class="advice__yes">
      <p class="advice__head">
        <span class="verdict__sign middle" aria-hidden="true">
          ✓
        </span>
        {broughtText(judged, game)}
      </p>
      <Parts parts={judged.parts} game={game} names={names} />
    </div>
  );
}

/** `judged`: the move that was refused. */
function RefusalAdvice({
  refusal,
  judged,
  game,
  names,
  own,
}: AdviceProps & { refusal: Refusal; judged: Judged | undefined }) {
  const t = texts.value.table;
  const stale = refusal.clause === 'stale';
  return (
    <div class="advice__no" role="alert">
      <p class="advice__head">
        <span class="verdict__sign middle" aria-hidden="true">
          ✕
        </span>
        {stale || !judged ? t.refusedTable : t.notAllowed({ move: moveHead(judged) })}
      </p>
      <p>
        {stale ? t.refusedStale : coreHead(refusal.reason, names, own)}{' '}
        <Clause game={game} clause={refusal.clause} />
      </p>
    </div>
  );
}

function HintAdvice({ hint, scene }: { hint: HintShown; scene: Scene | undefined }) {
  const t = texts.value.table;
  return (
    <div>
      <p class="advice__head">{t.hintStep({ n: hint.step })}</p>
      <p>{hintText(hint, scene)}</p>
    </div>
  );
}

function LastAdvice({ last, game, names }: { last: LastMove; game: string; names: string[] }) {
  const own = last.parts.filter((part) => part.seat === last.seat);
  return (
    <div>
      <p class="advice__head">
        {didText(names[last.seat - 1] ?? '', last)}
        {own.length > 1 ? `: ${signed(last.points)}` : ''}
      </p>
      <Parts parts={own} game={game} names={names} />
    </div>
  );
}
