import './notices.css';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../shell/announce';
import { texts } from '../../texts/texts';
import { displayNames } from '../words/names';
import { undoRefused } from '../reducer';
import type { TableStore } from '../store';

/** After how long a break is worth a word. */
const quiet = 2000;

/** A broken connection: it is told where there is room for it, and heals by itself. */
export function LinkNote({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const link = store.link.value;
  useEffect(() => {
    if (link === 'open') {
      if (store.cutOff.peek()) announce(texts.value.table.linkBack);
      store.cutOff.value = false;
      return;
    }
    const timer = setTimeout(() => {
      store.cutOff.value = true;
      announce(texts.value.table.linkLost);
    }, quiet);
    return () => clearTimeout(timer);
  }, [link === 'open']);
  if (link === 'refused') {
    return (
      <div class="notice notice--floating line wraps apart">
        <p>{t.linkRefused}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </div>
    );
  }
  return null;
}

/** Somebody asks to undo, and the others answer. */
export function UndoNote({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const state = store.state.value;
  const by = state?.undo_asked_by;
  if (!state) return null;
  if (!by) return <UndoRefused store={store} />;
  const name = displayNames(state.seats)[by - 1] ?? '';
  if (store.own.value.includes(by)) return <p class="notice line wraps apart">{t.undoAskedByYou}</p>;
  const answer = (yes: boolean) => store.ask({ type: 'answer_undo', yes });
  return (
    <div class="notice line wraps apart" role="group" aria-label={t.undoAsked({ name })}>
      <p>{t.undoAsked({ name })}</p>
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

/** Who asked sees the answer, until something happens or they have read it. */
function UndoRefused({ store }: { store: TableStore }) {
  const t = texts.value.table;
  const seen = store.seen.value;
  const [read, setRead] = useState(0);
  const refused = seen ? undoRefused(seen) : 0;
  if (refused === 0 || refused === read) return null;
  return (
    <div class="notice line wraps apart">
      <p>{t.undoRefused}</p>
      <button type="button" class="button button-plain" aria-label={t.close} onClick={() => setRead(refused)}>
        ✕
      </button>
    </div>
  );
}
