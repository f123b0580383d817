import './replay.css';
import '../screen.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import { whyOf, type Replayed } from '../../core/types';
import { hash, Link } from '../../shell/router';
import type { Message } from '../../texts/message';
import { loadMessages, say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { Chart } from '../end/chart';
import { RecordButtons } from '../end/end';
import { Fairness } from '../end/fairness';
import { coloursOf, recordNames } from '../words/names';
import { Clause } from '../panels/parts';
import Replayer from './replayer';
import { outcomeText } from '../words/result-words';
import { coreHead } from '../words/seat-words';
import { unpackRecord } from './sharing';
import { Story } from '../panels/story';

type Found = { record: string; replayed: Replayed } | { problem: 'none' | 'bad'; reason?: Message };

async function find(letters: string): Promise<Found> {
  let record: string;
  try {
    record = await unpackRecord(letters);
  } catch {
    return { problem: 'none' };
  }
  return open(record);
}

async function open(record: string): Promise<Found> {
  await loadMessages('record');
  try {
    const replayed = await core.replay(record, -1);
    await loadMessages(replayed.game);
    return { record, replayed };
  } catch (error) {
    return { problem: 'bad', reason: whyOf(error) };
  }
}

/** A game that came in a link, or from a file: nothing but the page is needed to see it. */
export default function Replay() {
  const t = texts.value.table;
  const letters = hash.value;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let current = true;
    void find(letters).then((answer) => current && setFound(answer));
    return () => {
      current = false;
    };
  }, [letters]);
  const read = async (file: File | undefined) => {
    if (file) setFound(await open(await file.text()));
  };
  if (!found) return <div class="table__bare" aria-busy="true" />;
  if ('problem' in found) {
    return (
      <div class="table__gone panel stack">
        <h1>{found.problem === 'none' ? t.replayNone : t.replayBad}</h1>
        <p>{found.problem === 'none' ? t.replayNoneHelp : say(found.reason)}</p>
        <label class="button button-main replay__file">
          {t.replayOpen}
          <input
            class="unseen"
            type="file"
            accept=".twenties,text/plain"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <Link class="button" href="/">
          {t.home}
        </Link>
      </div>
    );
  }
  return <Shown {...found} />;
}

function Shown({ record, replayed }: { record: string; replayed: Replayed }) {
  const t = texts.value.table;
  const names = recordNames(replayed.seats);
  const colours = coloursOf(names.map(() => ({})));
  const scores = replayed.scores.at(-1) ?? [];
  const [title, setTitle] = useState('');
  useEffect(() => {
    void core.catalogue().then((all) => setTitle(all.find((one) => one.id === replayed.game)?.title ?? ''));
  }, [replayed.game]);
  useEffect(() => {
    document.title = `${t.replayTitle} · ${title} · Twenties`;
  }, [title]);
  return (
    <div class="table-page" data-game={replayed.game}>
      <h1 class="table__heading">
        {t.replayTitle}
        {title ? ` · ${title}` : ''}
      </h1>
      <div class="table table--over table--replay">
        <div class="table__board">
          <Replayer record={record} seat={-1} names={names} />
        </div>
        <div class="table__dock">
          <section class="result panel rows">
            <h2 class="result__title">
              {replayed.over ? outcomeText({ winners: replayed.winners, names, own: [] }) : t.replayTitle}
            </h2>
            <p class="number">{names.map((name, at) => `${name} ${scores[at] ?? 0}`).join(' · ')}</p>
            {replayed.over ? (
              <p class="soft">
                {coreHead(replayed.reason, names)} <Clause game={replayed.game} clause={replayed.clause} />
              </p>
            ) : null}
            {replayed.headers.map((header) => (
              <p key={header.name} class="soft">
                {header.text}
              </p>
            ))}
            <div class="result__buttons">
              <RecordButtons record={record} game={replayed.game} title={title} />
            </div>
          </section>
        </div>
        <div class="table__story">
          <Story steps={replayed.steps} names={names} colours={colours} />
        </div>
        <div class="table__end">
          <div class="end rows loose">
            <section class="panel">
              <Chart scores={replayed.scores} steps={replayed.steps} names={names} colours={colours} />
            </section>
            <section class="panel">
              <Fairness record={record} />
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}
