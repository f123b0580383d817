import { createContext } from 'preact';

/** Squares that are spoken of beside the board: the board marks them. */
export const NamedSquares = createContext<ReadonlySet<string>>(new Set());

/** The squares that a text names, as "e4" in "Put your 3 on e4". */
export function squaresIn(text: string): string[] {
  return [...new Set(text.match(/\b[a-o](?:1[0-5]|[1-9])\b/g) ?? [])];
}
