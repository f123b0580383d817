import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { core } from '../core/client';
import { Dialog } from '../look/dialog';
import { useAround } from '../look/in-steps';
import { announce } from '../shell/announce';
import { lazyPage } from '../shell/lazy-page';
import { still } from '../shell/settings';
import { texts, withTexts } from '../texts/texts';
import { Actions, ResignDialog } from './panels/actions';
import { Advice } from './panels/advice';
import { BoardOf } from './board/board-of';
import type { CommandLineProps } from './commands/command-line';
import { Curtain } from './panels/curtain';
import { Result } from './end/end';
import type { EndDetailsProps } from './end/end-details';
import type { InviteProps } from './gathering/invite';
import { lazyPart } from './lazy-part';
import { coloursOf, displayNames } from './words/names';
import { UndoNote } from './panels/notices';
import { Players } from './panels/players';
import { useRecord } from './replay/record-of';
import type { ScreenProps } from './screen';
import type { TableStore } from './store';
import { Story } from './panels/story';
import { nameList } from './words/move-words';
import type { ReplayerProps } from './replay/replayer';

// Most never type; whoever does finds it there, since it comes when somebody first stirs.
const loadCommandLine = withTexts('table.commandList', () => import('./commands/command-line'));
const CommandLine = lazyPart<CommandLineProps>(loadCommandLine);
const Invite = lazyPart<InviteProps>(() => import('./gathering/invite'));
const Replayer = lazyPage<ReplayerProps>(() => import('./replay/replayer'));
// Below the result, once there is one.
const EndDetails = lazyPart<EndDetailsProps>(() => import('./end/end-details'));

const firstSigns = ['pointermove', 'keydown', 'focusin'];

/**
 * A slash opens the command line, and Escape takes back what waits, unless somebody is writing. On the board, Enter
 * confirms what waits there: the key that put it there comes before.
 */
function useKeys(store: TableStore, open: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writes = (event.target as Element | null)?.closest('input, textarea, select, dialog');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes) return;
      if (event.key === 'Escape' && store.pending.peek() !== undefined) store.takeBack();
      if (event.key !== '/') return;
      event.preventDefault();
      open();
    };
    const onEnter = (event: KeyboardEvent) => {
      const at = event.target as Element | null;
      if (event.key !== 'Enter' || event.repeat || store.pending.peek() === undefined) return;
      if (!at?.closest('.table__board') || at.closest('a, input, button:not([aria-disabled=true])')) return;
      event.preventDefault();
      event.stopPropagation();
      store.confirm();
    };
    const onFirstSign = () => void loadCommandLine().catch(() => undefined);
    addEventListener('keydown', onKey);
    addEventListener('keydown', onEnter, true);
    for (const sign of firstSigns) addEventListener(sign, onFirstSign, { once: true });
    return () => {
      for (const sign of firstSigns) removeEventListener(sign, onFirstSign);
      removeEventListener('keydown', onKey);
      removeEventListener('keydown', onEnter, true);
    };
  }, []);
}

/**
 * Brings the result into view when the game ends before somebody's eyes, once all of it is there. A game that was over
 * when it was opened is left where it is.
 */
export function useResultInView(over: boolean, complete: boolean): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  const watched = useRef(false);
  useEffect(() => {
    if (!over) watched.current = true;
    if (!over || !complete || !watched.current) return;
    watched.current = false;
    dock.current?.scrollIntoView({ block: 'nearest', behavior: still.peek() ? 'instant' : 'smooth' });
  }, [over, complete]);
  return dock;
}

/** The table while it is played, and after. */
export function Playing({
  store,
  again,
  atEnd,
  foot,
}: { store: TableStore } & Pick<ScreenProps, 'again' | 'atEnd' | 'foot'>) {
  const state = store.state.value;
  const over = state?.phase === 'over';
  const found = useRecord(store.kind, store.id, over);
  const [typing, setTyping] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [resigning, setResigning] = useState(false);
  const [replaying, setReplaying] = useState(false);
  const [boardDrawn, setBoardDrawn] = useState(false);
  const dockToo = useAround(boardDrawn || over || store.curtain.value !== undefined);
  const storyToo = useAround(dockToo);
  useKeys(store, () => setTyping(true));
  useLayoutEffect(() => setReplaying(false), [over]);
  const t = texts.value.table;
  const seats = state?.seats ?? [];
  const result = useResultInView(over, found.record !== undefined || found.failed === true);
  const curtain = store.curtain.value;
  // What one person typed and read is not for the next.
  useLayoutEffect(() => setTyping(false), [curtain]);
  return (
    <div class={`table${over ? ' table--over' : ''}${store.mayAct.value && storyToo ? ' table--acts' : ''}`}>
      <div class="table__players">
        <Players store={store} />
      </div>
      <div class="table__board">
        {curtain !== undefined ? (
          <Curtain store={store} seat={curtain} />
        ) : replaying && found.record !== undefined ? (
          <Replayer record={found.record} seat={store.seat.value} names={displayNames(seats)} />
        ) : (
          <TheBoard store={store} onDrawn={() => setBoardDrawn(true)} />
        )}
      </div>
      <div
        ref={result}
        class={`table__dock${store.pending.value === undefined ? '' : ' table__dock--waits'}`}
      >
        <UndoNote store={store} />
        {over ? (
          <>
            <Result store={store} found={found} replaying={replaying} replay={setReplaying} instead={again} />
            {atEnd?.(store)}
          </>
        ) : curtain === undefined && dockToo ? (
          <>
            <TurnLine store={store} />
            <div class="table__advice">
              <Advice store={store} />
            </div>
            <Actions
              store={store}
              openCommands={() => setTyping(true)}
              openInvite={() => setInviting(true)}
              resign={() => setResigning(true)}
            />
          </>
        ) : null}
      </div>
      <div class="table__story">
        {curtain === undefined && storyToo ? (
          <Story
            steps={store.seen.value?.steps ?? []}
            names={displayNames(seats)}
            colours={coloursOf(seats)}
          />
        ) : null}
      </div>
      {over ? (
        <div class="table__end">
          <EndDetails store={store} record={found.record} />
        </div>
      ) : null}
      {storyToo ? foot : null}
      {typing ? (
        <CommandLine store={store} close={() => setTyping(false)} resign={() => setResigning(true)} />
      ) : null}
      {resigning ? <ResignDialog store={store} close={() => setResigning(false)} /> : null}
      {inviting ? (
        <Dialog title={t.invite} close={() => setInviting(false)}>
          <Invite path={`/t/${store.id}`} title={store.info.value?.title ?? ''} />
          <button type="button" class="button" onClick={() => setInviting(false)}>
            {t.close}
          </button>
        </Dialog>
      ) : null}
    </div>
  );
}

function TheBoard({ store, onDrawn }: { store: TableStore; onDrawn: () => void }) {
  const drawn = store.inView.value;
  const seats = store.state.value?.seats ?? [];
  if (!drawn) return <div class="table__bare" />;
  return (
    <BoardOf
      scene={drawn.scene}
      over={store.state.value?.phase === 'over'}
      position={drawn.position}
      seat={drawn.position.seat}
      names={displayNames(seats)}
      mayAct={store.mayAct.value}
      pending={store.pending.value}
      last={drawn.last}
      hint={store.hints.shown.value}
      shown={store.explained.value ?? undefined}
      core={core}
      onDrawn={onDrawn}
      decide={(move) => store.decide(move)}
      consider={(judged) => {
        store.considered.value = judged;
      }}
      announce={announce}
    />
  );
}

/** Whose turn it is, in words. */
function TurnLine({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  const names = displayNames(state?.seats ?? []);
  const turn = state?.turn ?? [];
  const alone = store.own.value.length < 2;
  const text = store.cutOff.value
    ? t.linkAgain
    : store.turn.value && alone
      ? t.yourTurn
      : turn.length === 0
        ? t.chanceTurn
        : turn.length === 1
          ? t.turnOf({ name: names[(turn[0] ?? 1) - 1] ?? '' })
          : t.turnOfSeveral({ names: nameList(turn.map((seat) => names[seat - 1] ?? '')) });
  return (
    <p class={`table__turn${store.turn.value ? ' table__turn--own' : ''}`}>
      <span>{text}</span>
    </p>
  );
}
