/** A message of the core, as in docs/protocol.md: an id and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, Value>;
}

export type Value =
  | number
  | string
  | Value[]
  | { square: string }
  | { tile: string }
  | { seat: number }
  | { line: number[]; sum: number }
  | Message;

/** A text that is in no catalogue, as a message. */
export const said = (text: string): Message => ({ id: 'said', args: { text } });
