import './notices.css';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../shell/announce';
import { fill, texts } from '../texts/texts';
import { displayNames } from './names';
import type { TableStore } from './store';

/** After how long a break is worth a word. */
const quiet = 2000;

/** A broken connection, quietly: it heals by itself. */
export function LinkNote({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const link = store.link.value;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (link === 'open') {
      if (shown) announce(texts.value.table.linkBack);
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), quiet);
    return () => clearTimeout(timer);
  }, [link === 'open']);
  useEffect(() => {
    if (shown) announce(texts.value.table.linkLost);
  }, [shown]);
  if (link === 'refused') {
    return (
      <div class="notice notice--floating">
        <p>{t.linkRefused}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </div>
    );
  }
  return shown ? <p class="notice notice--floating notice--quiet">{t.linkLost}</p> : null;
}

/** Somebody asks to undo, and the others answer. */
export function UndoNote({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  const by = state?.undo_asked_by;
  if (!state || !by) return null;
  const name = displayNames(state.seats)[by - 1] ?? '';
  if (store.own.value.includes(by)) return <p class="notice">{t.undoAskedByYou}</p>;
  const answer = (yes: boolean) => store.ask({ type: 'answer_undo', yes });
  return (
    <div class="notice" role="group" aria-label={fill(t.undoAsked, { name })}>
      <p>{fill(t.undoAsked, { name })}</p>
      {store.own.value.length > 0 ? (
        <div class="button-row">
          <button type="button" class="button button-main" onClick={() => answer(true)}>
            {t.allow}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {t.refuse}
          </button>
        </div>
      ) : null}
    </div>
  );
}
