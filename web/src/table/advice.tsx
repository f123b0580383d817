import './advice.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../core/client';
import type { Judged, Position } from '../core/types';
import { coreText } from '../texts/core';
import { fill, texts } from '../texts/texts';
import type { HintShown, LastMove } from './board';
import { displayNames } from './names';
import { Clause, Parts, signed } from './parts';
import type { Refusal } from './reducer';
import type { TableStore } from './store';
import { didText, moveText, nameList } from './story-words';

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
  const drawn = store.drawn.value;
  const pending = useJudged(drawn?.position, store.pending.value);
  const game = store.state.value?.game ?? '';
  const judged = store.considered.value ?? store.explained.value ?? pending;
  const refusal = store.known.value.refusal;
  const hint = store.hints.shown.value;
  const names = displayNames(store.state.value?.seats ?? []);
  return (
    <section class="advice panel" aria-label={t.adviceTitle} tabIndex={0}>
      {judged ? (
        <JudgedAdvice judged={judged} game={game} />
      ) : refusal ? (
        <RefusalAdvice refusal={refusal} game={game} />
      ) : hint ? (
        <HintAdvice hint={hint} />
      ) : drawn?.last ? (
        <LastAdvice last={drawn.last} game={game} name={names[drawn.last.seat - 1] ?? ''} />
      ) : (
        <p class="soft">{store.mayAct.value ? t.adviceEmpty : t.adviceWait}</p>
      )}
    </section>
  );
}

/** One tile on one square is told as that; all else as it is written. */
function shortMove({ move, tiles, squares }: Judged): string {
  const [tile] = tiles;
  const [square] = squares;
  const one = tiles.length === 1 && squares.length === 1 && tile !== undefined && square !== undefined;
  return one ? fill(texts.value.table.tileOnSquare, { tile, square }) : moveText(move);
}

export function JudgedAdvice({ judged, game }: { judged: Judged; game: string }) {
  const t = texts.value.table;
  const move = shortMove(judged);
  if (!judged.allowed) {
    return (
      <div class="advice__no">
        <p class="advice__head">
          <span class="advice__sign" aria-hidden="true">
            ✕
          </span>
          {fill(t.notAllowed, { move })}
        </p>
        <p>
          {coreText(judged.reason ?? '')} <Clause game={game} clause={judged.clause} />
        </p>
      </div>
    );
  }
  // In Game of 20 points are what is left in a hand: to place a tile takes them away.
  const head =
    judged.points > 0
      ? t.scores
      : judged.points === 0 && judged.parts.length === 0
        ? t.scoresNothing
        : t.leaves;
  return (
    <div class="advice__yes">
      <p class="advice__head">
        <span class="advice__sign" aria-hidden="true">
          ✓
        </span>
        {fill(head, { move, points: judged.points })}
      </p>
      <Parts parts={judged.parts} game={game} />
    </div>
  );
}

function RefusalAdvice({ refusal, game }: { refusal: Refusal; game: string }) {
  const t = texts.value.table;
  const stale = refusal.clause === 'stale';
  const what = 'move' in refusal.asked ? fill(t.notAllowed, { move: refusal.asked.move }) : t.refusedTable;
  return (
    <div class="advice__no" role="alert">
      <p class="advice__head">
        <span class="advice__sign" aria-hidden="true">
          ✕
        </span>
        {stale ? t.refusedTable : what}
      </p>
      <p>
        {stale ? t.refusedStale : coreText(refusal.reason)} <Clause game={game} clause={refusal.clause} />
      </p>
    </div>
  );
}

export function hintText(hint: HintShown): string {
  const t = texts.value.table;
  if (hint.step === 1) {
    return hint.squares.length > 0
      ? fill(t.hintWhere, { squares: nameList(hint.squares) })
      : t.hintWhereNowhere;
  }
  if (hint.step === 2) {
    return hint.tiles.length > 0
      ? fill(t.hintTile, { tiles: nameList(hint.tiles.map(moveText)) })
      : t.hintTileNone;
  }
  return fill(t.hintMove, { move: moveText(hint.move) });
}

function HintAdvice({ hint }: { hint: HintShown }) {
  const t = texts.value.table;
  return (
    <div class="advice__hint">
      <p class="advice__head">{fill(t.hintStep, { n: hint.step })}</p>
      <p>{hintText(hint)}</p>
    </div>
  );
}

function LastAdvice({ last, game, name }: { last: LastMove; game: string; name: string }) {
  const own = last.parts.filter((part) => part.seat === last.seat);
  return (
    <div class="advice__last">
      <p class="advice__head">
        {didText(name, last.move)}
        {own.length > 1 ? `: ${signed(last.points)}` : ''}
      </p>
      <Parts parts={own} game={game} />
    </div>
  );
}
