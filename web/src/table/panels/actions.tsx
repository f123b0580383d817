import './actions.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../../look/dialog';
import { announce } from '../../shell/announce';
import { Link } from '../../shell/router';
import { settings } from '../../shell/settings';
import { texts } from '../../texts/texts';
import { hintText } from '../words/hint-words';
import { sealedSeats } from '../reducer';
import type { TableStore } from '../store';
import { useNow } from './time';

/** What the viewer can do besides moving: confirm, take back, hints, undo, and rarer things behind one button. */
export function Actions({ store, openCommands, openInvite, resign }: ActionsProps) {
  const t = texts.value.table;
  const [more, setMore] = useState(false);
  const waits = store.pending.value !== undefined;
  const held = store.held.value;
  const playing = store.state.value?.phase === 'playing';
  const plays = playing && store.seat.value > 0;
  const mayUndo = hasMoved(store);
  return (
    <div class="table-actions">
      {held ? (
        <p class="waiting">{held.sent ? t.sentNoAnswer : t.notSent}</p>
      ) : waits ? (
        <Waiting store={store} />
      ) : null}
      <div class="table-actions__row">
        {waits ? (
          <>
            {held ? null : (
              <button
                key="confirm"
                type="button"
                class="button button-main table-actions__wide"
                onClick={() => store.confirm()}
              >
                {t.confirm}
              </button>
            )}
            {held?.sent ? null : (
              <button
                key="back"
                type="button"
                class="button table-actions__wide"
                onClick={() => store.takeBack()}
              >
                {t.takeBack}
              </button>
            )}
          </>
        ) : (
          <>
            {settings.hints.value && plays && store.help.value !== 'off' ? (
              <HintButton key="hint" store={store} />
            ) : null}
            {plays ? (
              <button
                key="undo"
                type="button"
                class="button"
                aria-disabled={mayUndo ? undefined : true}
                onClick={() => mayUndo && store.undo()}
              >
                {t.undo}
              </button>
            ) : null}
          </>
        )}
        <button
          key="more"
          type="button"
          class="button button-plain"
          aria-haspopup="dialog"
          onClick={() => setMore(true)}
        >
          {t.more}
        </button>
      </div>
      {more ? (
        <More
          store={store}
          plays={plays}
          close={() => setMore(false)}
          openCommands={openCommands}
          openInvite={openInvite}
          resign={resign}
        />
      ) : null}
    </div>
  );
}

/** Whether there is something of the viewer's own to undo. */
function hasMoved(store: TableStore): boolean {
  const seen = store.seen.value;
  const seat = store.seat.value;
  if (!seen || seen.state.undo_asked_by) return false;
  return (
    seen.steps.some((step) => step.kind === 'move' && step.seat === seat) || sealedSeats(seen).includes(seat)
  );
}

interface ActionsProps {
  store: TableStore;
  openCommands: () => void;
  openInvite: () => void;
  /** Asks first. */
  resign: () => void;
}

/** The time until the tile stays, as a bar that grows shorter. */
function Waiting({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const seen = store.seen.value;
  const left = seen?.state.pending?.left;
  const whole = (store.info.value?.confirm_seconds ?? 5) * 1000;
  const now = useNow(200, left !== undefined);
  if (seen === undefined || left === undefined) return null;
  const rest = Math.max(0, left - (now - seen.at));
  const seconds = Math.ceil(rest / 1000);
  return (
    <div class="waiting">
      <div class="waiting__bar" aria-hidden="true">
        <div class="waiting__rest" style={{ '--rest': Math.min(1, rest / whole) }} />
      </div>
      <p class="soft number" role="timer">
        {t.placedIn({ n: seconds })}
      </p>
    </div>
  );
}

function HintButton({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const shown = store.hints.shown.value;
  const thinking = store.hints.thinking.value;
  const drawn = store.drawn.value;
  // It keeps the focus while it rests.
  const rests = !store.mayAct.value || shown?.step === 3;
  const ask = () => {
    if (!drawn || rests) return;
    store.clear();
    // The next steps of a hint are the same help.
    if (!shown && !store.countHelp('hint')) return;
    void store.hints.more(drawn.position).then((hint) => {
      if (hint) announce(hintText(hint, drawn.scene));
    });
  };
  return (
    <button
      type="button"
      class="button"
      aria-disabled={rests ? true : undefined}
      aria-busy={thinking}
      onClick={ask}
    >
      {thinking ? t.hintThinking : shown ? `${t.hint} · ${shown.step}/3` : t.hint}
    </button>
  );
}

function More({ store, plays, close, openCommands, openInvite, resign }: MoreProps) {
  const t = texts.value.table;
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <Dialog title={store.info.value?.title ?? t.more} close={close}>
      <div class="rows">
        <Link class="button" href={`/rules/${store.state.value?.game ?? ''}`}>
          {t.rules}
        </Link>
        <Link class="button" href="/">
          {t.home}
        </Link>
        <button type="button" class="button" onClick={then(openCommands)}>
          {t.commands} <kbd class="table-actions__key">/</kbd>
        </button>
        {store.kind === 'online' ? (
          <button type="button" class="button" onClick={then(openInvite)}>
            {t.invite}
          </button>
        ) : null}
        {plays ? (
          <button type="button" class="button button-danger" onClick={then(resign)}>
            {t.resign}
          </button>
        ) : null}
        <button type="button" class="button button-plain" onClick={close}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

interface MoreProps extends ActionsProps {
  plays: boolean;
  close: () => void;
}

/** Giving up ends the game for all: it is asked twice. */
export function ResignDialog({ store, close }: { store: TableStore; close: () => void }) {
  const t = texts.value.table;
  const resign = () => {
    store.resign();
    close();
  };
  return (
    <Dialog title={t.resignSure} close={close}>
      <p>{t.resignHelp}</p>
      <div class="button-row">
        <button type="button" class="button button-danger" onClick={resign}>
          {t.resign}
        </button>
        <button type="button" class="button" onClick={close}>
          {t.keepPlaying}
        </button>
      </div>
    </Dialog>
  );
}
