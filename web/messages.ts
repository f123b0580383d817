/**
 * What the core says, compiled for the page, so that no parser is loaded. An area is one file of texts/<language>.
 *
 *   virtual:messages/<language>          how to load each area
 *   virtual:messages/<language>/<area>   a function for each of its messages, by id
 */
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../texts');
const name = '\0virtual:messages/';

const areasOf = (language: string): string[] =>
  readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** How to load the areas of a language, each when it is needed. */
function listOf(language: string): string {
  const loads = areasOf(language).map(
    (area) => `'${area}': () => import('${name.slice(1)}${language}/${area}')`,
  );
  return `export default { ${loads.join(', ')} };`;
}

function compiled(file: string, language: string, area: string): string {
  const patterns = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  // The package is made for both kinds of modules.
  const compile = (compileModule as unknown as { default?: typeof compileModule }).default ?? compileModule;
  return compile(
    new MessageFormat(language),
    Object.fromEntries(patterns.map(([key, pattern]) => [`${area}.${key}`, pattern])),
  );
}

export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(name.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(name)) return undefined;
      const [language = '', area] = id.slice(name.length).split('/');
      if (area === undefined) return listOf(language);
      const file = join(folder, language, `${area}.json`);
      this.addWatchFile(file);
      return compiled(file, language, area);
    },
  };
}
