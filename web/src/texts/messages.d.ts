declare module 'virtual:messages/*' {
  type Said = (args: Record<string, string | number>) => string;
  const areas: Record<string, () => Promise<{ default: Record<string, Said> }>>;
  export default areas;
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string;
}
