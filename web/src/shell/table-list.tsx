import { named, texts } from '../texts/texts';
import type { TableCard } from './api';
import { clockText } from './clock-words';
import { Link } from './router';
import { isGame } from './routes';
import './table-list.css';

function Entry({ card }: { card: TableCard }) {
  const { tables: text, games, levels } = texts.value.shell;
  const title = isGame(card.game) ? games[card.game].title : card.title;
  const clock = clockText(card.clock);
  const seats = card.seats ?? [];
  const free = seats.filter((seat) => seat.kind === 'open').length;
  const names = seats
    .filter((seat) => seat.kind !== 'open' && seat.name)
    .map(({ name = '' }) => named(levels, name) ?? name);
  return (
    <li>
      <Link class="table-list-entry" data-game={card.game} href={`/t/${card.table}`}>
        <strong>{title}</strong>
        <span>
          {names.length > 0 ? text.with({ names: names.join(', ') }) : named(text.status, card.status)}
        </span>
        <span class="field-help">
          {card.status === 'open' ? text.free({ n: free }) : (named(text.status, card.status) ?? card.status)}
          {clock ? ` · ${clock}` : ''}
        </span>
      </Link>
    </li>
  );
}

export function TableList({ cards }: { cards: TableCard[] }) {
  return (
    <ul class="table-list beside">
      {cards.map((card) => (
        <Entry key={card.table} card={card} />
      ))}
    </ul>
  );
}
