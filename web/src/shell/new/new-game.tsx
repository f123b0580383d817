import { useEffect, useReducer, useState } from 'preact/hooks';
import { whyOf, type GameId, type GameInfo } from '../../core/types';
import type { HelpPolicy } from '../../protocol/messages';
import { Segmented } from '../../look/segmented';
import { Switch } from '../../look/switch';
import { loadMessages } from '../../texts/say';
import type { Message } from '../../texts/message';
import { games } from '../../games';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { Art } from '../art/art';
import { connection, get } from '../api';
import { loadCore } from '../core';
import { go, Link } from '../router';
import { settings } from '../settings';
import { begin } from './begin';
import { ClockField } from './clock-field';
import { OptionField } from './option-field';
import { changed, firstPlan, furtherOptions, hasCompany, isProgram, type Where } from './plan';
import { SeatRow } from './seat-row';
import './new-game.css';

interface Offer {
  games?: GameInfo[];
  /** What the server runs besides the bots; nothing while it is not known. */
  engines: string[];
}

function useCatalogue(): Offer {
  const [catalogue, setCatalogue] = useState<GameInfo[]>();
  const [engines, setEngines] = useState<string[]>([]);
  useEffect(() => {
    Promise.all([loadCore(), loadMessages('catalogue')])
      .then(([{ core }]) => core.catalogue())
      .then(setCatalogue, (error: unknown) => console.error(error));
    get<{ engines?: string[] }>('/api/games').then(
      (offer) => setEngines(offer.engines ?? []),
      () => undefined,
    );
  }, []);
  return { ...(catalogue ? { games: catalogue } : {}), engines };
}

function Games({ game, query }: { game: GameId; query: string }) {
  const text = texts.value.shell;
  return (
    <nav class="new-games line wraps close" aria-label={text.new.which}>
      {games.map((other) => (
        <Link
          key={other}
          class="button"
          href={`/new/${other}${query}`}
          data-game={other}
          aria-current={other === game ? 'page' : undefined}
        >
          {text.games[other].title}
        </Link>
      ))}
    </nav>
  );
}

type Failure = { kind: 'needsPerson' | 'offline' } | { kind: 'failed'; reason: Message };

function failureText(failure: Failure): string {
  const text = texts.value.shell.new;
  return failure.kind === 'failed' ? text.failed({ reason: say(failure.reason) }) : text[failure.kind];
}

export default function NewGame({ game, query }: { game: GameId; query: string }) {
  const { new: text, games: gameTexts } = texts.value.shell;
  const intent = new URLSearchParams(query).get('for');
  const [plan, dispatch] = useReducer(changed, undefined, () =>
    firstPlan(game, intent, settings.level.value),
  );
  const [failure, setFailure] = useState<Failure>();
  const [starting, setStarting] = useState(false);
  const { games: known, engines } = useCatalogue();
  const info = known?.find(({ id }) => id === game);
  const offline = plan.where === 'online' && connection.value === 'none';
  const options = info ? furtherOptions(info) : [];

  const start = () => {
    if (!info || starting) return;
    if (plan.seats.every(isProgram)) {
      setFailure({ kind: 'needsPerson' });
      return;
    }
    setStarting(true);
    setFailure(undefined);
    begin(plan, info)
      .then((path) => go(path))
      .catch((error: unknown) => {
        const reason = whyOf(error);
        setFailure(reason.args?.['text'] === '' ? { kind: 'offline' } : { kind: 'failed', reason });
      })
      .finally(() => setStarting(false));
  };

  return (
    <div class="page new-game" data-game={game}>
      <header class="new-head">
        <div class="new-art art-card">
          <Art game={game} />
        </div>
        <div class="page-head rows close">
          <h1>{gameTexts[game].title}</h1>
          <p>{gameTexts[game].line}</p>
          <p class="new-links line wraps">
            <Link href={`/learn/${game}`}>{text.learn}</Link>
            <Link href={`/rules/${game}`}>{text.rules}</Link>
          </p>
        </div>
      </header>
      <Games game={game} query={query} />
      <form
        class={options.length > 0 || plan.where === 'online' ? 'new-form new-form-two' : 'new-form'}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <section class="panel rows loose">
          <Segmented<Where>
            label={text.where}
            choices={[
              { value: 'here', text: text.here },
              { value: 'online', text: text.online },
            ]}
            help={offline ? text.offline : undefined}
            value={plan.where}
            choose={(where) => dispatch({ change: 'where', where })}
          />
          {info && (
            <>
              <Segmented
                label={text.players}
                choices={Array.from({ length: info.max_seats - info.min_seats + 1 }, (_, n) => {
                  const count = String(info.min_seats + n);
                  return { value: count, text: count === '1' ? text.soloShort : count };
                })}
                value={String(plan.seats.length)}
                choose={(count) => dispatch({ change: 'count', count: Number(count) })}
              />
              <fieldset class="field">
                <legend class="field-label">{text.seats}</legend>
                <ul class="rows">
                  {plan.seats.map((seat, n) => (
                    <SeatRow
                      key={n}
                      number={n + 1}
                      seat={seat}
                      where={plan.where}
                      levels={info.levels}
                      engines={engines}
                      choose={(to) => dispatch({ change: 'seat', seat: n, to })}
                    />
                  ))}
                </ul>
              </fieldset>
            </>
          )}
        </section>
        {(options.length > 0 || plan.where === 'online') && (
          <section class="panel rows loose">
            {options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={plan.options[option.name] ?? option.fallback}
                choose={(value) => dispatch({ change: 'option', name: option.name, value })}
              />
            ))}
            {plan.where === 'online' && (
              <>
                <ClockField
                  clock={plan.clock}
                  choose={(kind, value) =>
                    dispatch(
                      value === undefined ? { change: 'clock', kind } : { change: 'clock', kind, value },
                    )
                  }
                />
                {hasCompany(plan) && (
                  <Segmented<HelpPolicy>
                    label={text.help}
                    choices={(['off', 'counted', 'free'] as const).map((value) => ({
                      value,
                      text: text.helps[value],
                    }))}
                    help={text.helpHelp}
                    value={plan.help}
                    choose={(help) => dispatch({ change: 'help', help })}
                  />
                )}
                <Switch
                  text={text.listed}
                  help={text.listedHelp}
                  on={plan.listed}
                  change={(listed) => dispatch({ change: 'listed', listed })}
                />
              </>
            )}
          </section>
        )}
        <div class="new-begin rows close">
          <p class="field-bad" role="alert">
            {failure && failureText(failure)}
          </p>
          <button type="submit" class="button button-main button-large" aria-busy={starting} disabled={!info}>
            {plan.where === 'here' ? text.begin : text.open}
          </button>
        </div>
      </form>
    </div>
  );
}
