import { nobody } from 'virtual:languages';
import type { SeatState } from '../../protocol/messages';
import { named, texts } from '../../texts/texts';

/** What somebody without a name is called, in whatever language the table was opened: by themselves, and by others. */
const nobodysNames = new Set(nobody.you);
const isPlayerNumber = (name: string, at: number): boolean =>
  nobody.player.some((player) => player.replace('{n}', String(at + 1)) === name);

const playerName = (at: number): string => texts.value.shell.player({ n: at + 1 });

function nameOf(seat: SeatState, at: number): string {
  const t = texts.value.table;
  if (seat.kind === 'open') return t.openSeat;
  const name = seat.name ?? '';
  if (name === '') return t.seatNumber({ n: at + 1 });
  if (nobodysNames.has(name)) return seat.you ? t.youName : playerName(at);
  if (isPlayerNumber(name, at)) return playerName(at);
  // Bots are called by their level.
  if (seat.kind !== 'bot') return name;
  return levelName(name);
}

export function levelName(level: string): string {
  return named(texts.value.shell.levels, level) ?? level.charAt(0).toUpperCase() + level.slice(1);
}

/** What each seat is called; those with the same name get the number of their seat. */
export function displayNames(seats: SeatState[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, at) =>
    seats[at]?.kind !== 'open' && names.filter((other) => other === name).length > 1
      ? `${name} ${at + 1}`
      : name,
  );
}

/** Names as a record has them: `bot sharp` is the bot of that level. */
export function recordNames(seats: string[]): string[] {
  return displayNames(
    seats.map((name) =>
      name.startsWith('bot ') ? { kind: 'bot', name: name.slice(4) } : { kind: 'person', name },
    ),
  );
}

/** A record as it is handed out: "you" is somebody else for whoever reads it. */
export function recordForOthers(record: string): string {
  return record.replace(/^seats:.*$/m, (line) => {
    const names = line.slice('seats:'.length).split(',');
    return `seats: ${names.map((name, at) => (nobodysNames.has(name.trim()) ? playerName(at) : name.trim())).join(', ')}`;
  });
}

const colours = ['teal', 'plum', 'amber', 'indigo', 'rose', 'moss'];

/** The colour that each chose, as long as nobody before them has it; else one that is free. */
export function coloursOf(seats: Pick<SeatState, 'colour'>[]): string[] {
  const chosen = seats.map(({ colour }, at) => {
    const first = seats.findIndex((seat) => seat.colour === colour) === at;
    return colour !== undefined && colours.includes(colour) && first ? colour : undefined;
  });
  const free = colours.filter((colour) => !chosen.includes(colour));
  return chosen.map((colour) => colour ?? free.shift() ?? 'teal');
}

/** A text of the core that speaks of seats by number, with the names of who sits there. */
export function withNames(text: string, names: string[]): string {
  return text.replace(
    /\b(?:(del|al|el) )?(?:seat|asiento) (\d)\b/gi,
    (all, article: string | undefined, n: string) => {
      const name = names[Number(n) - 1];
      if (name === undefined) return all;
      return article === 'del' ? `de ${name}` : article === 'al' ? `a ${name}` : name;
    },
  );
}
