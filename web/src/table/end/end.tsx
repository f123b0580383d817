import './end.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games';
import { toast } from '../../look/toast';
import { go } from '../../shell/router';
import { texts } from '../../texts/texts';
import { Dot } from '../panels/dot';
import { gameInfo } from '../games';
import { nameList } from '../words/move-words';
import { coloursOf, displayNames, recordForOthers } from '../words/names';
import { Clause } from '../panels/parts';
import type { RecordFound } from '../replay/record-of';
import { outcomeText, standing } from '../words/result-words';
import { coreHead } from '../words/seat-words';
import { copyText, download, mayShare, replayLink, shareLink } from '../replay/sharing';
import type { TableStore } from '../store';
import { TableNotes } from '../panels/table-notes';
import type { TableState } from '../../protocol/messages';

export const pathOf = (kind: string, id: string) => (kind === 'local' ? `/play/${id}` : `/t/${id}`);

interface EndProps {
  store: TableStore;
  found: RecordFound;
  replaying: boolean;
  replay: (on: boolean) => void;
  /** What is offered instead of a rematch. */
  instead?: ComponentChildren;
}

/** To the table of the rematch, where everybody's seat is kept. */
function goOn(store: TableStore, next: string): void {
  go(pathOf(store.kind, next));
}

/** Who has won and why, and what to do next. */
export function Result({ store, found, replaying, replay, instead }: EndProps) {
  const t = texts.value.table;
  const state = store.state.value;
  const [asked, setAsked] = useState<'next' | 'nextSame'>();
  const { next, nextSame } = store.known.value;
  const ready = asked && store.known.value[asked];
  useEffect(() => {
    if (ready) goOn(store, ready);
  }, [ready]);
  if (!state) return null;
  const names = displayNames(state.seats);
  const again = (same: boolean) => {
    const there = same ? nextSame : next;
    if (there) {
      goOn(store, there);
      return;
    }
    setAsked(same ? 'nextSame' : 'next');
    store.ask({ type: 'rematch', ...(same ? { same_tiles: true } : {}) });
  };
  const wanting = state.same_asked_by ?? [];
  const others = wanting.filter((seat) => !store.own.value.includes(seat));
  const waits = wanting.length > others.length && !nextSame;
  const own = store.own.value;
  const outcome = outcomeText({
    winners: state.result?.winners ?? [],
    names,
    own,
  });
  return (
    <section class="result panel rows" aria-labelledby="result-title">
      <h2 id="result-title" class="result__title" tabIndex={-1} data-focus="first">
        {outcome}
      </h2>
      <p class="soft">
        {coreHead(state.result?.reason, names, own)}{' '}
        <Clause game={state.game} clause={state.result?.clause} />
      </p>
      <Standing state={state} names={names} />
      <TableNotes store={store} />
      {waits ? (
        <p class="soft" role="status">
          {t.sameWaits}
        </p>
      ) : others.length > 0 && !nextSame ? (
        <p>{t.sameAsked({ names: nameList(others.map((seat) => names[seat - 1] ?? '')) })}</p>
      ) : null}
      <div class="result__buttons">
        {instead != null ? (
          instead
        ) : own.length > 0 ? (
          <>
            <button type="button" class="button button-main" onClick={() => again(false)}>
              {next ? t.toRematch : t.rematch}
            </button>
            {waits ? null : (
              <button type="button" class="button" onClick={() => again(true)}>
                {nextSame
                  ? t.toSame
                  : others.length > 0
                    ? t.sameAgree
                    : (findGame(state.game)?.sameAgain?.() ?? t.sameTiles)}
              </button>
            )}
          </>
        ) : next ? (
          <button type="button" class="button button-main" onClick={() => again(false)}>
            {t.toRematch}
          </button>
        ) : null}
        {found.record === undefined ? null : (
          <button type="button" class="button" aria-pressed={replaying} onClick={() => replay(!replaying)}>
            {t.replayHere}
          </button>
        )}
        {found.record === undefined ? null : (
          <RecordButtons record={found.record} game={state.game} title={store.info.value?.title ?? ''} />
        )}
      </div>
      {store.cutOff.value ? <p class="soft">{t.linkLost}</p> : null}
      {found.failed ? (
        <p>
          {t.recordFailed}{' '}
          <button type="button" class="button" onClick={found.again}>
            {t.again}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** Everybody with their score, at a glance. */
function Standing({ state, names }: { state: TableState; names: string[] }) {
  const t = texts.value.table;
  const colours = coloursOf(state.seats);
  const scores = state.scores ?? [];
  const winners = state.result?.winners ?? [];
  const order = standing(winners, scores, gameInfo(state.game)?.lower_score_wins ?? false);
  return (
    <ol class="result__seats">
      {order.map((seat) => (
        <li key={seat} class={`result__seat line wraps${winners.includes(seat) ? ' result__seat--won' : ''}`}>
          <Dot colour={colours[seat - 1] ?? 'teal'} name={names[seat - 1] ?? ''} />
          <span class="ellipsis">{names[seat - 1]}</span>
          {winners.includes(seat) && names.length > 1 ? <span aria-hidden="true">★</span> : null}
          <span class="result__score number">{t.points({ n: scores[seat - 1] ?? 0 })}</span>
        </li>
      ))}
    </ol>
  );
}

export function RecordButtons({ record, game, title }: { record: string; game: string; title: string }) {
  const t = texts.value.table;
  const share = async () => {
    const link = await replayLink(recordForOthers(record));
    if (mayShare()) return shareLink(title, link);
    await copyText(link);
    toast(t.copied);
  };
  return (
    <>
      <button type="button" class="button" title={t.shareGameHelp} onClick={() => void share()}>
        {t.shareGame}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => download(`${game}.twenties`, recordForOthers(record))}
      >
        {t.download}
      </button>
    </>
  );
}
