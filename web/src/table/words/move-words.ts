/** Says in words what a move does. */
import type { ActionData } from '../../protocol/messages';
import { filled, named, texts, who } from '../../texts/texts';

/** A move as data, and as it is written: for one that has no words. */
export type Said = ActionData & { move: string };

export function nameList(items: string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : before.join(', ') + texts.value.table.and + last;
}

export const colourWord = (colour: string): string => named(texts.value.table.colours, colour) ?? colour;

/** A tile inside a sentence: "7", "a wild as 4"; colours are tiles of Twenty One. */
export function tileWords(tile: string): string {
  const t = texts.value.table;
  if (tile === '*') return t.wild;
  if (tile.startsWith('*')) return t.wildAs({ tile: tile.slice(1) });
  return /^\d+$/.test(tile) ? t.tile({ tile }) : colourWord(tile);
}

const headOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same at the beginning of a sentence. */
export const tileHead = (tile: number | string) => headOf(tileWords(String(tile)));

function valuesOf({ move, tiles = [], squares = [], way }: Said): Record<string, string> {
  const t = texts.value.table;
  const [square = ''] = squares;
  const each = squares.map((on, at) => t.move.putEach({ tile: tileWords(tiles[at] ?? ''), square: on }));
  return {
    move,
    square,
    tile: tileWords(tiles[0] ?? ''),
    tiles: nameList(tiles.map(tileWords)),
    dice: nameList(tiles.map(tileWords)),
    way: way ? t[way] : '',
    value: [...tiles.map(colourWord), square].join(' '),
    list: nameList(each),
  };
}

/** A move as something one could do: "7 on d4", "writing blue and red"; tiles that lie apart one by one. */
export function moveText(said: Said): string {
  const { move } = texts.value.table;
  const apart = said.kind === 'put' && (said.squares?.length ?? 0) > 1;
  const wording = named<string | ((args: never) => string)>(move, apart ? 'puts' : said.kind) ?? move.other;
  return filled(wording, valuesOf(said));
}

/** The same at the beginning of a sentence. */
export const moveHead = (said: Said): string => headOf(moveText(said));

/** A move as something that somebody did, told of them or to them. */
export function didText(name: string, said: Said): string {
  const { did } = texts.value.table;
  const wording = named<string | ((args: never) => string)>(did, said.kind) ?? did.other;
  return filled(wording, { ...valuesOf(said), name: who(name) });
}
