import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { get, type TableCard } from './api';
import { Link } from './router';
import { TableList } from './table-list';

interface Found {
  open: TableCard[];
  mine: TableCard[];
  reached: boolean;
}

async function look(): Promise<Found> {
  try {
    const [open, mine] = await Promise.all([
      get<{ tables: TableCard[] }>('/api/tables'),
      get<{ tables: TableCard[] }>('/api/my-tables'),
    ]);
    const own = new Set(mine.tables.map(({ table }) => table));
    return { open: open.tables.filter(({ table }) => !own.has(table)), mine: mine.tables, reached: true };
  } catch {
    return { open: [], mine: [], reached: false };
  }
}

const order = ['running', 'open', 'finished', 'set_aside'];

/** The lobby: who waits for players, and where the viewer sits. Looks again while it is in view. */
export default function Tables() {
  const text = texts.value.shell.tables;
  const [found, setFound] = useState<Found>();
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let gone = false;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      void look().then((now) => {
        if (!gone) setFound(now);
      });
    };
    refresh();
    const timer = setInterval(refresh, 5000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [again]);
  const mine = [...(found?.mine ?? [])].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));

  return (
    <div class="page">
      <header class="page-head">
        <h1>{text.title}</h1>
        <p>{text.words}</p>
      </header>
      {found && !found.reached && (
        <div class="panel stack" role="status">
          <p>{text.offline}</p>
          <button type="button" class="button" onClick={() => setAgain(again + 1)}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {found?.reached && (
        <section class="stack tables-open" aria-label={text.title}>
          {found.open.length > 0 ? <TableList cards={found.open} /> : <p class="panel">{text.none}</p>}
        </section>
      )}
      <div>
        <Link class="button button-main" href="/new/twenty-four-seven?for=friends">
          {text.newTable}
        </Link>
      </div>
      {mine.length > 0 && (
        <section class="stack tables-open" aria-labelledby="tables-mine">
          <h2 id="tables-mine">{text.mine}</h2>
          <TableList cards={mine} />
        </section>
      )}
    </div>
  );
}
