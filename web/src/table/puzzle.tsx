import './screen.css';
import './puzzle.css';
import { useEffect, useState } from 'preact/hooks';
import { core, localTables } from '../core/client';
import { toast } from '../look/toast';
import { readKept, writeKept } from '../shell/kept';
import { cleanName } from '../shell/names';
import { settings } from '../shell/settings';
import { fill, locale, texts } from '../texts/texts';
import Screen from './screen';
import { copyText, mayShare, shareLink } from './sharing';
import type { TableStore } from './store';

const key = 'twenties.puzzle';

interface Kept {
  date: string;
  table: string;
}

/** The day as the puzzle knows it, by the clock of this device: 20261116. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return typeof kept?.date === 'string' && typeof kept.table === 'string';
}

/** The table of today's puzzle: the one that was begun, or a new one. */
async function tableOf(date: string, anew: boolean): Promise<string> {
  const before = readKept(key);
  if (!anew && isKept(before) && before.date === date) {
    const all = await localTables.kept();
    if (all.some((one) => one.table === before.table)) return before.table;
  }
  const puzzle = await core.puzzle('medium', date);
  const table = await localTables.open({
    game: 'game-of-20',
    options: 'players=1',
    from_record: puzzle.record,
    names: [cleanName(settings.name.value) || texts.value.table.youName],
  });
  writeKept(key, { date, table });
  return table;
}

/** Today's puzzle, the same for everybody: a Game of 20 alone. */
export default function Puzzle() {
  const t = texts.value.table;
  const [date] = useState(() => dayOf(new Date()));
  const [table, setTable] = useState('');
  const [failed, setFailed] = useState(false);
  const begin = (anew: boolean) => {
    setFailed(false);
    tableOf(date, anew).then(setTable, () => setFailed(true));
  };
  useEffect(() => begin(false), [date]);
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date());
  const heading = (
    <header class="puzzle">
      <div>
        <h1>{t.puzzleTitle}</h1>
        <p class="puzzle__help soft">
          {day}. {t.puzzleHelp}
        </p>
      </div>
      <button type="button" class="button" onClick={() => begin(true)}>
        {t.puzzleAgain}
      </button>
    </header>
  );
  if (failed) {
    return (
      <div class="table__gone panel stack">
        <h1>{t.puzzleTitle}</h1>
        <p>{t.puzzleFailed}</p>
        <button type="button" class="button" onClick={() => begin(false)}>
          {t.again}
        </button>
      </div>
    );
  }
  if (table === '') {
    return (
      <div class="table-page" data-game="game-of-20">
        {heading}
        <div class="table">
          <div class="table__bare" />
        </div>
      </div>
    );
  }
  return (
    <Screen
      kind="local"
      id={table}
      heading={heading}
      atEnd={(store) => <ShareResult store={store} day={day} />}
    />
  );
}

function ShareResult({ store, day }: { store: TableStore; day: string }) {
  const t = texts.value.table;
  const points = store.state.value?.scores?.[0] ?? 0;
  const text = fill(points === 0 ? t.puzzlePerfect : t.puzzleResult, { date: day, points });
  const share = async () => {
    const link = new URL('/puzzle', location.href).href;
    if (mayShare()) return shareLink(t.puzzleTitle, link, text);
    await copyText(`${text}\n${link}`);
    toast(t.copied);
  };
  return (
    <section class="panel stack">
      <p>{text}</p>
      <button type="button" class="button button-main" onClick={() => void share()}>
        {t.puzzleShare}
      </button>
    </section>
  );
}
