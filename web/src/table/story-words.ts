/** Puts what happened into sentences. */
import type { Note, Part, Step, TableEvent } from '../protocol/messages';
import type { Message } from '../texts/message';
import { say } from '../texts/say';
import { filled, named, texts, who } from '../texts/texts';
import { didText } from './move-words';
import { coreWords } from './seat-words';

/** A number of a message. */
const numberIn = ({ args }: Message, name: string): number => Number(args?.[name] ?? 0);

/** Who has the higher sum: a seat or, of who plays alone, a hand. */
function startsText(item: Message, names: string[]): string {
  const t = texts.value.table;
  const hand = item.args?.['hand'];
  const isMessage = typeof hand === 'object' && 'id' in hand;
  const seat = typeof hand === 'object' && 'seat' in hand ? hand.seat : 0;
  const name = isMessage ? say(hand) : (names[seat - 1] ?? say(item));
  return t.notes.starts({ name: who(name), high: numberIn(item, 'high'), low: numberIn(item, 'low') });
}

/** What lies around the square now. */
function deadText(item: Message): string {
  const square = item.args?.['square'];
  if (typeof square !== 'object' || !('square' in square)) return say(item);
  return texts.value.table.sumOf({ square: square.square, sum: numberIn(item, 'sum') });
}

function noteText(note: Note, names: string[]): string | undefined {
  const { notes } = texts.value.table;
  const items = note.items ?? [];
  const [first] = items;
  if (first === undefined) return undefined;
  if (note.name === 'starts') return startsText(first, names);
  if (note.name === 'dead') {
    return notes.dead({ n: items.length, items: items.map(deadText).join(', ') });
  }
  const text = named<string | ((args: never) => string)>(notes, note.name);
  return text && filled(text, { items: items.map((item) => say(item)).join(', ') });
}

/** "column a1-a5 1+7+9+2+5 = 24 (+40)" */
export function partText(part: Part, names: string[]): string {
  const points = part.points ?? 0;
  return `${coreWords(part.what, names)} (${points < 0 ? '−' : '+'}${Math.abs(points)})`;
}

export interface Told {
  seat: number;
  text: string;
  /** What it brought: the parts, and what else it did to the table. */
  effects: string[];
  quiet?: boolean;
}

const letters = { B: 'blue', G: 'green', R: 'red', Y: 'yellow', W: 'white', K: 'black' } as const;

/** "B3" as "blue 3". */
function dieText(die: string): string {
  const colour = letters[die.charAt(0) as keyof typeof letters] as
    keyof typeof texts.value.table.colours | undefined;
  return colour === undefined ? die : `${texts.value.table.colours[colour]} ${die.slice(1)}`;
}

function chanceText(step: Step, names: string[]): string {
  const { chance } = texts.value.table;
  const [first = '', ...rest] = (step.text ?? '').split(' ');
  const what = rest.join(' ');
  if (first === 'first') {
    return chance.first({ name: who(names[Number(what) - 1] ?? what) });
  }
  if (first === 'centre') return chance.centre({ what });
  if (first === 'roll') return chance.roll({ what: rest.map(dieText).join(', ') });
  return chance.other({ what: rest.length > 0 ? what : first });
}

/** One step as a sentence; undefined where nothing is to be told. */
export function tell(step: Step, names: string[]): Told | undefined {
  const seat = step.seat ?? 0;
  const name = names[seat - 1] ?? '';
  const { did } = texts.value.table;
  switch (step.kind) {
    case 'chance':
      // Draws and deals are many, and each sees its own on the table.
      if (step.hidden || !/^(first|centre|roll)\b/.test(step.text ?? '')) return undefined;
      return { seat: 0, text: chanceText(step, names), effects: [], quiet: true };
    case 'skip':
      return { seat, text: did.skipped({ name: who(name) }), effects: [], quiet: true };
    case 'resign':
      return { seat, text: did.resigned({ name: who(name) }), effects: [] };
    case 'flag':
      return { seat, text: did.flagged({ name: who(name) }), effects: [] };
    case 'time_up':
      return { seat: 0, text: did.timeUp, effects: [], quiet: true };
    case 'move': {
      if (step.hidden || step.text === undefined) {
        return { seat, text: did.hidden({ name: who(name) }), effects: [], quiet: true };
      }
      const notes = (step.notes ?? [])
        .map((note) => noteText(note, names))
        .filter((text) => text !== undefined);
      // The note knows the colour of what was crossed out.
      const crossed = step.notes?.find((note) => note.name === 'crossed out')?.items?.[0];
      return {
        seat,
        text: crossed ? did.cross({ name: who(name), value: say(crossed) }) : didText(name, step.text),
        effects: [...(step.parts ?? []).map((part) => partText(part, names)), ...notes],
      };
    }
  }
}

/** Who got tiles by chance: the text says it, or else they are for whoever moved before. */
function gotText(steps: Step[], at: number, names: string[]): string {
  const [first = '', ...rest] = (steps[at]?.text ?? '').split(' ');
  if (first !== 'deal' && first !== 'draw') return texts.value.table.chanceTurn;
  const before =
    steps
      .slice(0, at)
      .filter((step) => step.kind === 'move')
      .at(-1)?.seat ?? 0;
  const tiles = rest.length > 1 ? rest.slice(1) : rest;
  const name = names[(tiles === rest ? before : Number(rest[0])) - 1];
  if (name === undefined) return texts.value.table.chanceTurn;
  const { did } = texts.value.table;
  return (first === 'deal' ? did.dealt : tiles.length === 1 ? did.drewOne : did.drew)({ name: who(name) });
}

/** A step for who watches step by step: each is told, also those that the story leaves out. */
export function stepText(steps: Step[], at: number, names: string[]): string {
  const step = steps[at];
  const told = step && tell(step, names);
  return told ? sentence(told) : `${gotText(steps, at, names)}.`;
}

/** Events of the table itself, for the story and for screen readers. */
export function eventText(event: TableEvent, names: string[]): string | undefined {
  const { did, events } = texts.value.table;
  const name = names[(event.seat ?? 0) - 1] ?? event.text ?? '';
  if (event.kind === 'sealed') return did.sealed({ name: who(name) });
  const text = named<string | ((args: never) => string)>(events, event.kind);
  return text === undefined ? undefined : filled(text, { name: who(name) });
}

export function sentence(told: Told): string {
  return told.effects.length === 0 ? `${told.text}.` : `${told.text}: ${told.effects.join('; ')}.`;
}
