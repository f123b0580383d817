import './screen.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useKeptFocus } from '../look/keep-focus';
import { lazyPage } from '../shell/lazy-page';
import { Link } from '../shell/router';
import { loadMessages, say } from '../texts/say';
import { texts } from '../texts/texts';
import { LinkNote } from './panels/notices';
import { Playing } from './playing';
import { TableStore, type TableKind } from './store';
import { watchTable } from './watching';

export interface ScreenProps {
  kind: TableKind;
  id: string;
  /** What stands above the table, and what is offered at the end: instead of a rematch, and besides the usual. */
  heading?: ComponentChildren;
  again?: ComponentChildren;
  atEnd?: (store: TableStore) => ComponentChildren;
  /** What stands below the table. */
  foot?: ComponentChildren;
}

/** A table, local or online: from here on there is no difference. */
export default function Screen({ kind, id, ...props }: ScreenProps) {
  const [store, setStore] = useState<TableStore>();
  useKeptFocus();
  useEffect(() => {
    const opened = new TableStore(kind, id);
    let stop: (() => void) | undefined;
    let current = true;
    // What is announced cannot be drawn anew: it waits for its language.
    void loadMessages().then(() => {
      if (!current) return;
      stop = watchTable(opened);
      setStore(opened);
    });
    return () => {
      current = false;
      stop?.();
      opened.close();
      setStore(undefined);
    };
  }, [kind, id]);
  return store?.id === id ? <Table store={store} {...props} /> : <Bare />;
}

function Bare({ text = '' }: { text?: string }) {
  return (
    <div class="table" aria-busy="true">
      <h1 class="unseen">{texts.value.table.title}</h1>
      <div class="table__board">
        {text === '' ? <div class="table__bare" /> : <p class="table__bare panel">{text}</p>}
      </div>
    </div>
  );
}

// Only who meets others needs it.
const Gathering = lazyPage<{ store: TableStore }>(() => import('./gathering/gathering'));

/** The heading says this already. */
const noSuchTable = 'table.no-such-table';

type TableProps = Omit<ScreenProps, 'kind' | 'id'> & { store: TableStore };

function Table({ store, heading, again, atEnd, foot }: TableProps) {
  const t = texts.value.table;
  const { gone } = store.known.value;
  const state = store.state.value;
  if (gone !== null) {
    return (
      <div class="table__gone panel stack">
        <h1>{t.gone}</h1>
        {gone.id === noSuchTable ? null : <p>{say(gone)}</p>}
        <p class="soft">{t.goneHelp}</p>
        <Link class="button button-main" href="/">
          {t.home}
        </Link>
      </div>
    );
  }
  return (
    <div class="table-page" data-game={state?.game}>
      <LinkNote store={store} />
      {heading ?? <h1 class="unseen">{store.info.value?.title ?? t.title}</h1>}
      {state === undefined ? (
        <Bare text={store.cutOff.value ? t.linkLost : ''} />
      ) : state.phase === 'gathering' ? (
        <Gathering store={store} />
      ) : (
        <Playing store={store} again={again} atEnd={atEnd} foot={foot} />
      )}
    </div>
  );
}
