/** Puts what happened into sentences. */
import type { ActionData, Note, Part, Step, TableEvent } from '../../protocol/messages';
import type { Message } from '../../texts/message';
import { say } from '../../texts/say';
import { filled, named, texts, who } from '../../texts/texts';
import { colourWord, didText, type Said } from './move-words';
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

/** What a step did, to be put into words. */
const saidOf = ({ text = '', action }: Step): Said => ({ kind: '', ...action, move: text });

export interface Told {
  seat: number;
  text: string;
  /** What it brought: the parts, and what else it did to the table. */
  effects: string[];
  quiet?: boolean;
}

/** Who begins, the centre tile and dice. Draws and deals are many, and each sees its own on the table. */
function chanceText({ kind, seat, hand, tiles = [], dice = [] }: ActionData, names: string[]) {
  const { chance } = texts.value.table;
  if (kind === 'first' && hand) return chance.firstHand({ n: hand });
  if (kind === 'first') return chance.first({ name: who(names[(seat ?? 0) - 1] ?? '') });
  if (kind === 'centre') return chance.centre({ what: tiles.join() });
  const rolled = dice.map(({ colour, value }) => `${colourWord(colour)} ${value}`);
  return kind === 'roll' ? chance.roll({ what: rolled.join(', ') }) : undefined;
}

/** One step as a sentence; undefined where nothing is to be told. */
export function tell(step: Step, names: string[]): Told | undefined {
  const seat = step.seat ?? 0;
  const name = names[seat - 1] ?? '';
  const { did } = texts.value.table;
  switch (step.kind) {
    case 'chance': {
      const text = step.action && chanceText(step.action, names);
      return text === undefined ? undefined : { seat: 0, text, effects: [], quiet: true };
    }
    case 'skip':
      return { seat, text: did.skip({ name: who(name) }), effects: [], quiet: true };
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
      return {
        seat,
        text: didText(name, saidOf(step)),
        effects: [...(step.parts ?? []).map((part) => partText(part, names)), ...notes],
      };
    }
  }
}

/** Who got tiles by chance. */
function gotText({ action }: Step, names: string[]): string {
  const { did, chanceTurn } = texts.value.table;
  const name = names[(action?.seat ?? 0) - 1];
  if (name === undefined) return chanceTurn;
  if (action?.kind === 'deal') return did.dealt({ name: who(name) });
  if (action?.kind !== 'draw') return chanceTurn;
  return (action.tiles?.length === 1 ? did.drewOne : did.drew)({ name: who(name) });
}

/** A step for who watches step by step: each is told, also those that the story leaves out. */
export function stepText(step: Step, names: string[]): string {
  const told = tell(step, names);
  return told ? sentence(told) : `${gotText(step, names)}.`;
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
