import type { SeatState } from '../protocol/messages';
import { fill, texts } from '../texts/texts';

function nameOf(seat: SeatState, at: number): string {
  const t = texts.value.table;
  if (seat.kind === 'open') return t.openSeat;
  const name = seat.name ?? '';
  if (name === '') return fill(t.seatNumber, { n: at + 1 });
  // Bots are called by their level.
  return seat.kind === 'bot' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
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

const colours = ['teal', 'plum', 'amber', 'indigo', 'rose', 'moss'];

/** The colour that somebody chose, else one by seat, so that neighbours differ. */
export function colourOf(seat: SeatState | undefined, at: number): string {
  return seat?.colour !== undefined && colours.includes(seat.colour)
    ? seat.colour
    : (colours[at % colours.length] ?? 'teal');
}
