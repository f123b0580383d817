import './screen.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useKeptFocus } from '../look/keep-focus';
import { Link } from '../shell/router';
import { coreText } from '../texts/core';
import { texts } from '../texts/texts';
import { Gathering } from './gathering';
import { LinkNote } from './notices';
import { Playing } from './playing';
import { TableStore, type TableKind } from './store';
import { watchTable } from './watching';

export interface ScreenProps {
  kind: TableKind;
  id: string;
  /** What stands above the table, and what is offered at the end besides the usual. */
  heading?: ComponentChildren;
  atEnd?: (store: TableStore) => ComponentChildren;
}

/** A table, in this page or at a server: there is no difference from here on. */
export default function Screen({ kind, id, heading, atEnd }: ScreenProps) {
  const [store, setStore] = useState<TableStore>();
  useKeptFocus();
  useEffect(() => {
    const opened = new TableStore(kind, id);
    const stop = watchTable(opened);
    setStore(opened);
    return () => {
      stop();
      opened.close();
      setStore(undefined);
    };
  }, [kind, id]);
  return store?.id === id ? <Table store={store} heading={heading} atEnd={atEnd} /> : <Bare />;
}

function Bare() {
  return (
    <div class="table" aria-busy="true">
      <h1 class="unseen">{texts.value.table.title}</h1>
      <div class="table__board">
        <div class="table__bare" />
      </div>
    </div>
  );
}

interface TableProps {
  store: TableStore;
  heading: ComponentChildren;
  atEnd: ScreenProps['atEnd'];
}

function Table({ store, heading, atEnd }: TableProps) {
  const t = texts.value.table;
  const { gone } = store.known.value;
  const state = store.state.value;
  if (gone !== null) {
    return (
      <div class="table__gone panel stack">
        <h1>{t.gone}</h1>
        <p>{coreText(gone)}</p>
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
        <Bare />
      ) : state.phase === 'gathering' ? (
        <Gathering store={store} />
      ) : (
        <Playing store={store} atEnd={atEnd} />
      )}
    </div>
  );
}
