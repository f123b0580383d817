/**
 * Says a move in words. The texts of moves are the core's: here they are only said in other words, and one that is not
 * known is told as it is. Nothing is decided by them.
 */
import { filled, texts, who } from '../texts/texts';

export function nameList(items: string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : before.join(', ') + texts.value.table.and + last;
}

/** Colours and directions inside a text, in the language of the moment. */
export function wordsIn(text: string): string {
  const t = texts.value.table;
  const words: Record<string, string> = { ...t.colours, across: t.across, down: t.down };
  return text
    .split(' ')
    .map((word) => words[word] ?? word)
    .join(' ');
}

/** A tile inside a sentence: "7", "a wild as 4"; colours are tiles of Twenty One. */
export function tileWords(tile: string): string {
  const t = texts.value.table;
  if (tile === '*') return t.wild;
  if (tile.startsWith('*')) return t.wildAs({ tile: tile.slice(1) });
  return /^\d+$/.test(tile) ? t.tile({ tile }) : wordsIn(tile);
}

/** The same at the beginning of a sentence. */
export const tileHead = (tile: number | string) => headOf(tileWords(String(tile)));

const headOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tileList = (tiles: string[]) => nameList(tiles.map(tileWords));

type Kind = Exclude<keyof ReturnType<typeof wordings>, 'puts' | 'putEach'>;
const wordings = () => texts.value.table.move;

interface Understood {
  kind: Kind;
  values: Record<string, string>;
}

const plain: Partial<Record<string, Kind>> = { keep: 'keep', reroll: 'reroll', pass: 'pass', skip: 'skip' };

function understand(move: string): Understood {
  const [first = '', ...rest] = move.split(' ');
  const second = rest[0] ?? '';
  const alone = plain[move];
  if (alone !== undefined) return { kind: alone, values: {} };
  if (second === '') return { kind: 'other', values: { move } };
  if (first === 'take') return { kind: 'take', values: { tiles: tileList(rest) } };
  if (first === 'write') return { kind: 'write', values: { dice: nameList(rest.map(wordsIn)) } };
  if (first === 'trade') return { kind: 'trade', values: { tiles: tileList(rest) } };
  if (first === 'cross') return { kind: 'cross', values: { value: second } };
  if (/^\d+ [a-o]\d+$/.test(move)) return { kind: 'put', values: { tile: tileWords(first), square: second } };
  if (/^[a-o]\d+ [\d*]+$/.test(move))
    return { kind: 'put', values: { tile: tileWords(second), square: first } };
  if (/^[a-o]\d+ (across|down) /.test(move)) {
    const tiles = tileList(rest.slice(1));
    return { kind: 'lay', values: { tiles, way: wordsIn(second), square: first } };
  }
  return { kind: 'other', values: { move } };
}

function putsText(laid: string[]): string {
  const { puts, putEach } = wordings();
  const each = laid.map((one) => {
    const [square = '', tile = ''] = one.split(' ');
    return putEach({ tile: tileWords(tile), square });
  });
  return puts({ list: nameList(each) });
}

/** A move as something one could do: "7 on d4", "writing blue and red"; tiles that lie apart one by one. */
export function moveText(move: string): string {
  if (/^[a-o]\d+ [\d*]+(, [a-o]\d+ [\d*]+)+$/.test(move)) return putsText(move.split(', '));
  const { kind, values } = understand(move);
  return filled(wordings()[kind], values);
}

/** The same at the beginning of a sentence. */
export function moveHead(move: string): string {
  return headOf(moveText(move));
}

/** A move as something that somebody did, told of them or to them. */
export function didText(name: string, move: string): string {
  const { kind, values } = understand(move);
  return filled(texts.value.table.did[kind], { ...values, name: who(name) });
}
