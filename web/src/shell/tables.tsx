import { useEffect, useState } from 'preact/hooks';
import { usualGame } from '../games';
import { texts } from '../texts/texts';
import { get, type TableCard } from './api';
import { allGames, lookForGames } from './home/my-games';
import { MyGames } from './my-games-list';
import { Link } from './router';
import { TableList } from './table-list';

/** The open tables; nothing where the server cannot be reached. */
async function look(): Promise<TableCard[] | 'offline'> {
  const [open] = await Promise.all([
    get<{ tables: TableCard[] }>('/api/tables').catch(() => undefined),
    lookForGames(),
  ]);
  return open?.tables ?? 'offline';
}

/** The lobby: who waits for players, and where the viewer sits. Looks again while it is in view. */
export default function Tables() {
  const text = texts.value.shell.tables;
  const [found, setFound] = useState<TableCard[] | 'offline'>();
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
  const mine = allGames.value;
  const own = new Set(mine.map(({ id }) => id));
  const open = Array.isArray(found) ? found.filter(({ table }) => !own.has(table)) : undefined;

  return (
    <div class="page">
      <header class="page-head rows">
        <h1>{text.title}</h1>
        <p>{text.words}</p>
      </header>
      {found === 'offline' && (
        <div class="panel stack" role="status">
          <p>{text.offline}</p>
          <button type="button" class="button" onClick={() => setAgain(again + 1)}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {open && (
        <section class="stack tables-open" aria-label={text.title}>
          {open.length > 0 ? <TableList cards={open} /> : <p class="panel">{text.none}</p>}
        </section>
      )}
      <div>
        <Link class="button button-main" href={`/new/${usualGame}?for=friends`}>
          {text.newTable}
        </Link>
      </div>
      {found && mine.length > 0 && <MyGames games={mine} />}
    </div>
  );
}
