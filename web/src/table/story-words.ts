/** Puts what happened into sentences. */
import type { Note, Part, Step, TableEvent } from '../protocol/messages';
import { coreText } from '../texts/core';
import { fill, texts } from '../texts/texts';
import { didText, verbsOf, wordsIn } from './move-words';
import { coreWords } from './seat-words';

/** "seat 2, 123 to 92" and, of who plays alone, "hand 2, 123 to 92". */
function startsText(item: string, names: string[]): string {
  const t = texts.value.table;
  const [, kind, n = '', high = '', low = ''] = /^(seat|hand) (\d+), (\d+) to (\d+)$/.exec(item) ?? [];
  const name = kind === 'hand' ? fill(t.hand, { n }) : (names[Number(n) - 1] ?? item);
  return fill(name === t.youName ? t.notes.startsYou : t.notes.starts, { name, high, low });
}

/** "b4 30": what lies around the square now. */
function deadText(item: string): string {
  const [square = '', sum = ''] = item.split(' ');
  return fill(texts.value.table.sumOf, { square, sum });
}

function noteText(note: Note, names: string[]): string | undefined {
  const { notes } = texts.value.table;
  const items = note.items ?? [];
  const [first] = items;
  if (first === undefined) return undefined;
  if (note.name === 'starts') return startsText(first, names);
  if (note.name === 'dead') {
    return fill(items.length === 1 ? notes.dead : notes.deads, { items: items.map(deadText).join(', ') });
  }
  const text = (notes as Record<string, string>)[note.name];
  return text && fill(text, { items: items.map((item) => wordsIn(coreText(item))).join(', ') });
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
    const name = names[Number(what) - 1] ?? what;
    return name === texts.value.table.youName ? chance.firstYou : fill(chance.first, { name });
  }
  if (first === 'centre') return fill(chance.centre, { what });
  if (first === 'roll') return fill(chance.roll, { what: rest.map(dieText).join(', ') });
  return fill(chance.other, { what: rest.length > 0 ? what : first });
}

/** One step as a sentence; undefined where nothing is to be told. */
export function tell(step: Step, names: string[]): Told | undefined {
  const seat = step.seat ?? 0;
  const name = names[seat - 1] ?? '';
  const did = verbsOf(name);
  switch (step.kind) {
    case 'chance':
      // Draws and deals are many, and each sees its own on the table.
      if (step.hidden || !/^(first|centre|roll)\b/.test(step.text ?? '')) return undefined;
      return { seat: 0, text: chanceText(step, names), effects: [], quiet: true };
    case 'skip':
      return { seat, text: fill(did.skipped, { name }), effects: [], quiet: true };
    case 'resign':
      return { seat, text: fill(did.resigned, { name }), effects: [] };
    case 'flag':
      return { seat, text: fill(did.flagged, { name }), effects: [] };
    case 'time_up':
      return { seat: 0, text: did.timeUp, effects: [], quiet: true };
    case 'move': {
      if (step.hidden || step.text === undefined) {
        return { seat, text: fill(did.hidden, { name }), effects: [], quiet: true };
      }
      const notes = (step.notes ?? [])
        .map((note) => noteText(note, names))
        .filter((text) => text !== undefined);
      // The note knows the colour of what was crossed out.
      const crossed = step.notes?.find((note) => note.name === 'crossed out')?.items?.[0];
      return {
        seat,
        text: crossed ? fill(did.cross, { name, value: wordsIn(crossed) }) : didText(name, step.text),
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
  const did = verbsOf(name);
  return fill(first === 'deal' ? did.dealt : tiles.length === 1 ? did.drewOne : did.drew, { name });
}

/** A step for who watches step by step: each is told, also those that the story leaves out. */
export function stepText(steps: Step[], at: number, names: string[]): string {
  const step = steps[at];
  const told = step && tell(step, names);
  return told ? sentence(told) : `${gotText(steps, at, names)}.`;
}

/** Events of the table itself, for the story and for screen readers. */
export function eventText(event: TableEvent, names: string[]): string | undefined {
  const { events, eventsYou, youName } = texts.value.table;
  const name = names[(event.seat ?? 0) - 1] ?? event.text ?? '';
  if (event.kind === 'sealed') return fill(verbsOf(name).sealed, { name });
  const all: Record<string, string> = name === youName ? { ...events, ...eventsYou } : events;
  const text = all[event.kind];
  return text === undefined ? undefined : fill(text, { name });
}

export function sentence(told: Told): string {
  return told.effects.length === 0 ? `${told.text}.` : `${told.text}: ${told.effects.join('; ')}.`;
}
