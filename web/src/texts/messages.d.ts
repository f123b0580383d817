declare module 'virtual:languages' {
  /** What each language is called in itself. */
  export const languages: Record<string, string>;
  /** What a player without a name is called, in every language. */
  export const nobody: { you: string[]; player: string[] };
  /** The texts of the page. */
  export const pages: Record<string, () => Promise<{ default: unknown; later: Later }>>;
  /** What the core says. */
  export const messages: Record<string, () => Promise<{ default: Areas }>>;

  type Said = (args: Record<string, string | number>) => string;
  type Areas = Record<string, () => Promise<{ default: Record<string, Said> }>>;
  type Later = Record<string, () => Promise<{ default: unknown }>>;
}

declare module 'virtual:rulebooks' {
  /** How to load the text of a rulebook, by "<language>/<game>". */
  const rulebooks: Record<string, () => Promise<{ default: string }>>;
  export default rulebooks;
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  interface Patterns {
    [name: string]: string | Patterns;
  }
  export default function compileModule(format: MessageFormat, messages: Patterns): string;
}
