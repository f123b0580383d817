import rulebooks from 'virtual:rulebooks';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../core/types';
import { games, moduleOf } from '../games';
import { Link, hash } from '../shell/router';
import { texts, language, type Language } from '../texts/texts';
import { BlockView, ClauseView } from './rulebook-blocks';
import { readRulebook, type Rulebook } from './rulebook-markdown';
import './rulebook.css';

interface Loaded {
  book: Rulebook;
  /** What the game itself shows before the clauses. */
  Own: ComponentType | undefined;
  lang: Language;
}

async function load(game: GameId, lang: Language): Promise<Loaded> {
  const own = rulebooks[`${lang}/${game}`];
  const source = own ?? rulebooks[`en/${game}`];
  if (!source) throw new Error(`no rules of ${game}`);
  const [{ default: text }, shown] = await Promise.all([source(), moduleOf(game).inRulebook?.()]);
  return { book: readRulebook(text), Own: shown?.default, lang: own ? lang : 'en' };
}

/** Brings what the address names into view. */
function show(id: string): void {
  const element = id === '' ? null : document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

function Contents({ book }: { book: Rulebook }) {
  const text = texts.value.shell.rules;
  return (
    <nav class="rulebook-contents" aria-label={text.contents}>
      <ul class="line wraps">
        {book.sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Others({ game }: { game: GameId }) {
  const { games: gameTexts, rules: text } = texts.value.shell;
  return (
    <nav class="button-row" aria-label={text.other}>
      {games
        .filter((other) => other !== game)
        .map((other) => (
          <Link key={other} class="button" href={`/rules/${other}`}>
            {gameTexts[other].title}
          </Link>
        ))}
    </nav>
  );
}

/** The rules of a game, clause by clause. */
export default function RulebookPage({ game }: { game: GameId }) {
  const { rules: text, games: gameTexts } = texts.value.shell;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const wanted = language.value;
  const linked = hash.value;

  useEffect(() => {
    let gone = false;
    setFailed(false);
    load(game, wanted).then(
      (found) => {
        if (!gone) setLoaded(found);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [game, wanted]);
  useEffect(() => show(linked), [linked, loaded]);

  return (
    <article class="page rulebook" data-game={game}>
      <header class="page-head rows">
        <h1>{gameTexts[game].title}</h1>
        {failed && <p role="alert">{text.missing}</p>}
        {loaded && loaded.lang !== wanted && <p>{text.untranslated}</p>}
        <div lang={loaded?.lang}>
          {loaded?.book.intro.map((block, n) => (
            <BlockView key={n} block={block} />
          ))}
        </div>
        <div class="button-row">
          <Link class="button button-main" href={`/new/${game}`}>
            {text.play}
          </Link>
          <Link class="button" href={`/learn/${game}`}>
            {text.guided}
          </Link>
        </div>
      </header>
      {loaded?.Own && <loaded.Own />}
      {loaded ? (
        <div class="rulebook-pages" lang={loaded.lang}>
          <Contents book={loaded.book} />
          <div class="rulebook-sections">
            {loaded.book.sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h2 id={section.id} tabIndex={-1}>
                  {section.title}
                </h2>
                {section.clauses.map((clause, n) => (
                  <ClauseView key={n} clause={clause} linked={clause.id !== '' && clause.id === linked} />
                ))}
              </section>
            ))}
          </div>
        </div>
      ) : (
        <div class="page-wait" />
      )}
      <Others game={game} />
    </article>
  );
}
