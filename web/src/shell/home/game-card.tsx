import { useState } from 'preact/hooks';
import type { GameId } from '../../core/types';
import { toast } from '../../look/toast';
import { named, texts } from '../../texts/texts';
import { Art } from '../art/art';
import { loadCore } from '../core';
import { cleanName } from '../names';
import { go, Link } from '../router';
import { settings } from '../settings';
import './game-card.css';

async function playNow(game: GameId): Promise<void> {
  const { localTables } = await loadCore();
  const name = cleanName(settings.name.value) || texts.value.shell.kept.you;
  const id = await localTables.open({
    game,
    seats: ['open', `bot:${settings.level.value}`],
    names: [name, ''],
  });
  go(`/play/${id}`);
}

export function GameCard({ game }: { game: GameId }) {
  const { games, home, levels } = texts.value.shell;
  const [starting, setStarting] = useState(false);
  const text = games[game];
  const level = named(levels, settings.level.value) ?? settings.level.value;
  const start = () => {
    if (starting) return;
    setStarting(true);
    playNow(game)
      .catch((error: unknown) => {
        console.error(error);
        toast(home.notStarted);
      })
      .finally(() => setStarting(false));
  };
  return (
    <article class="game-card art-card" data-game={game}>
      <Art game={game} />
      <div class="game-card-words">
        <h3>{text.title}</h3>
        <p class="field-help">
          {text.players} · {text.length}
        </p>
        <p class="game-card-line">{text.line}</p>
        <div class="button-row">
          <button
            type="button"
            class="button button-main"
            aria-busy={starting}
            aria-label={`${home.playNowOf({ game: text.title })}, ${home.against({ level })}`}
            onClick={start}
          >
            {home.playNow}
          </button>
          <Link class="button" href={`/new/${game}`} aria-label={home.moreOf({ game: text.title })}>
            {home.more}
          </Link>
        </div>
      </div>
    </article>
  );
}
