import '../../table/screen.css';
import './puzzle.css';
import { useEffect, useState } from 'preact/hooks';
import { core, localTables } from '../../core/client';
import { toast } from '../../look/toast';
import { beganPuzzle, dayOf, endedPuzzle, puzzleOf } from '../../shell/home/puzzle-day';
import { cleanName } from '../../shell/names';
import { Link } from '../../shell/router';
import { settings } from '../../shell/settings';
import { locale, texts } from '../../texts/texts';
import Screen from '../../table/screen';
import { copyText, mayShare, shareLink } from '../../table/replay/sharing';
import type { TableStore } from '../../table/store';

interface PuzzleMade {
  /** A record with the position of the puzzle, from which it can be played. */
  record: string;
  view: string;
  level: string;
  seed: string;
  effort: number;
}

/** The table of today's puzzle: the one that was begun, or a new one. */
async function tableOf(date: string, anew: boolean): Promise<string> {
  const before = anew ? undefined : puzzleOf(date).table;
  if (before !== undefined) {
    const all = await localTables.kept();
    if (all.some((one) => one.table === before)) return before;
  }
  const puzzle = (await core.askThinking('puzzle', {
    game: 'game-of-20',
    level: 'medium',
    seed: date,
  })) as PuzzleMade;
  const table = await localTables.open({
    game: 'game-of-20',
    options: 'players=1',
    from_record: puzzle.record,
    names: [cleanName(settings.name.value) || texts.value.table.youName],
  });
  beganPuzzle(date, table);
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
          {day}
          <span class="puzzle__more">. {t.puzzleHelp}</span>
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
      again={
        <>
          <button type="button" class="button button-main" onClick={() => begin(true)}>
            {t.again}
          </button>
          <Link class="button" href="/">
            {t.home}
          </Link>
        </>
      }
      atEnd={(store) => <ShareResult store={store} date={date} day={day} />}
      foot={<p class="puzzle__foot soft">{t.puzzleHelp}</p>}
    />
  );
}

function ShareResult({ store, date, day }: { store: TableStore; date: string; day: string }) {
  const t = texts.value.table;
  const state = store.state.value;
  const points = state?.scores?.[0] ?? 0;
  const solved = (state?.result?.winners?.length ?? 0) > 0;
  useEffect(() => endedPuzzle(date, points), [date, points]);
  const text = (solved ? t.puzzlePerfect : t.puzzleResult)({ date: day, points });
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
