/**
 * The texts of ../texts, compiled for the page, so that no parser is loaded. A language is a folder there, and nothing else
 * lists languages. What the core says is in <area>.json, what the page itself says in page/<area>.json.
 *
 *   virtual:languages                    what the languages are called, and how to load each
 *   virtual:messages/<language>          how to load each area of what the core says
 *   virtual:messages/<language>/<area>   a function for each of its messages, by id
 *   virtual:page/<language>              the texts of the page, and how to load those that few need
 *   virtual:page/<language>/<area>       one area of those, or one part of an area: "boards.grid"
 *   virtual:rulebooks                    how to load each rulebook, by "<language>/<game>"
 */
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Texts by name, in groups. */
export interface Tree {
  [name: string]: string | Tree;
}

const folder = resolve(import.meta.dirname, '../texts');
const prefixes = ['virtual:languages', 'virtual:messages/', 'virtual:page/', 'virtual:rulebooks'];
/** The areas of the page that are loaded with their language. */
const first = ['boards', 'learn', 'shell', 'table'];
/** The groups of those that are not: each comes with the page or the table that needs it. */
const parts = ['shell.new', 'shell.settings', 'table.commandList'];
/** What several games say; the rest of `boards` are parts, one for each game. */
const ofAllBoards = ['grid', 'tiles'];
const isPart = (area: string, group: string): boolean =>
  area === 'boards' ? !ofAllBoards.includes(group) : parts.includes(`${area}.${group}`);

export const languages = readdirSync(folder).sort();

const read = (...path: string[]): Tree => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Tree;

const areasIn = (...path: string[]): string[] =>
  readdirSync(join(folder, ...path))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

const areasOfPage = (language: string): string[] => areasIn(language, 'page');

/** All that the page itself says in a language, by area. */
export const pageTexts = (language: string): Tree =>
  Object.fromEntries(areasOfPage(language).map((area) => [area, read(language, 'page', `${area}.json`)]));

/** The texts of a tree with the way that leads to each: "table.did.put". */
export function flat(tree: Tree, way = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, of]) =>
    typeof of === 'string' ? [[`${way}${name}`, of] as [string, string]] : flat(of, `${way}${name}.`),
  );
}

/** The arguments of a pattern, each with its kind: "word", "number" for plurals, "choice" for select. */
export function argumentsOf(pattern: string): Map<string, string> {
  const found = new Map<string, string>();
  const look = (tokens: Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      const counts = token.type === 'plural' || token.type === 'selectordinal';
      const kind = counts ? 'number' : token.type === 'select' ? 'choice' : 'word';
      if (kind !== 'word' || !found.has(token.arg)) found.set(token.arg, kind);
      if ('cases' in token) for (const { tokens: inner } of token.cases) look(inner);
    }
  };
  look(parse(pattern));
  return found;
}

/** The type of a tree: a text without arguments is a string, the others are functions. */
function typeOf(of: string | Tree): string {
  if (typeof of !== 'string') {
    const inner = Object.entries(of).map(([name, one]) => `'${name}': ${typeOf(one)};`);
    return `{ ${inner.join(' ')} }`;
  }
  const wanted = [...argumentsOf(of)].map(
    ([name, kind]) => `${name}: ${kind === 'word' ? 'Word' : kind === 'choice' ? 'string' : 'number'}`,
  );
  return wanted.length === 0 ? 'string' : `(args: { ${wanted.join('; ')} }) => string`;
}

/** TypeScript for the texts of the page, from the English ones: src/texts/page-texts.ts. */
export function typesOfPage(): string {
  const all = pageTexts('en');
  const part = (isFirst: boolean) =>
    typeOf(Object.fromEntries(Object.entries(all).filter(([area]) => first.includes(area) === isFirst)));
  const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ');
  return `// Written by \`npm run texts\`, from texts/en/page.
type Word = string | number;

/** What is loaded with a language. */
export interface Texts ${part(true)}

/** The groups of those that are loaded with what needs them. */
export type TextPart =
  | Exclude<\`boards.\${keyof Texts['boards']}\`, ${union(ofAllBoards.map((group) => `boards.${group}`))}>
  | ${union(parts)};

/** What is loaded by who needs it. */
export interface LaterTexts ${part(false)}
`;
}

// The package is made for both kinds of modules.
const compile = (compileModule as unknown as { default?: typeof compileModule }).default ?? compileModule;

/** A module of functions; where they are not asked for, texts without arguments stay texts. */
export function compiled(language: string, tree: Tree, functions: 'always' | 'if needed'): string {
  const code = compile(new MessageFormat(language), tree);
  if (functions === 'always') return code;
  return (
    code
      .replace(/\(\) => ("(?:[^"\\]|\\.)*")/g, '$1')
      // A number alone would stay a number.
      .replace(/\(d\) => (d\.\w+)(?=,?\n)/g, '(d) => "" + $1')
  );
}

/** How to load some modules, each when it is needed. */
const loads = (names: string[], module: (name: string) => string): string =>
  `{ ${names.map((name) => `'${name}': () => import('${module(name)}')`).join(', ')} }`;

/** What a player without a name is called, in all languages: a record may come from any. */
function namesOfNobody(): { you: string[]; player: string[] } {
  const all = languages.map((language) => new Map(flat(pageTexts(language))));
  const each = (id: string) => all.map((texts) => texts.get(id) ?? '');
  return { you: each('table.youName'), player: each('shell.player') };
}

const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A tree without what it has for some games, each by its id or its name in code. */
function treeWithout(tree: Tree, games: string[]): Tree {
  const names = games.flatMap((game) => [game, camel(game)]);
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => !names.includes(name))
      .map(([name, of]) => [name, typeof of === 'string' ? of : treeWithout(of, games)]),
  );
}

function rulebooks(without: string[]): string {
  const books = languages.flatMap((language) =>
    readdirSync(join(folder, language, 'rules'))
      .map((file) => basename(file, '.md'))
      .filter((game) => !without.includes(game))
      .map((game) => `${language}/${game}`),
  );
  const file = (book: string) => `${join(folder, book.replace('/', '/rules/'))}.md?raw`;
  return `export default ${loads(books, file)};`;
}

/** Areas of texts without those of some games. */
const areasWithout = (areas: string[], games: string[]): string[] =>
  areas.filter((area) => !games.some((game) => area === game || area === `lesson-${game}`));

/** The texts of the page by area, and what is loaded in parts by part. */
function areasOrParts(page: Tree): Tree {
  const all: Tree = {};
  for (const [area, groups] of Object.entries(page)) {
    const own: Tree = {};
    for (const [group, of] of Object.entries(groups as Tree)) {
      if (isPart(area, group)) all[`${area}.${group}`] = of;
      else own[group] = of;
    }
    all[area] = own;
  }
  return all;
}

function codeOf(id: string, without: string[]): string {
  const [kind, language = '', area] = id.slice('virtual:'.length).split('/');
  if (kind === 'languages') {
    const names = Object.fromEntries(languages.map((one) => [one, read(one, 'language.json')['name']]));
    return [
      `export const languages = ${JSON.stringify(names)};`,
      `export const nobody = ${JSON.stringify(namesOfNobody())};`,
      `export const pages = ${loads(languages, (one) => `virtual:page/${one}`)};`,
      `export const messages = ${loads(languages, (one) => `virtual:messages/${one}`)};`,
    ].join('\n');
  }
  if (kind === 'rulebooks') return rulebooks(without);
  if (kind === 'messages') {
    if (area === undefined) {
      const areas = areasWithout(areasIn(language), without);
      return `export default ${loads(areas, (one) => `${id}/${one}`)};`;
    }
    const tree = treeWithout(read(language, `${area}.json`), without);
    const named = Object.entries(tree).map(([key, of]) => [`${area}.${key}`, of]);
    return compiled(language, Object.fromEntries(named) as Tree, 'always');
  }
  const page = areasOrParts(treeWithout(pageTexts(language), without));
  if (area !== undefined) return compiled(language, page[area] as Tree, 'if needed');
  const now = Object.fromEntries(Object.entries(page).filter(([name]) => first.includes(name)));
  const later = areasWithout(
    Object.keys(page).filter((name) => !first.includes(name)),
    without,
  );
  const rest = `export const later = ${loads(later, (one) => `${id}/${one}`)};`;
  return `${compiled(language, now, 'if needed')}\n${rest}`;
}

/** The files of texts that the code of a module is made from. */
function filesOf(id: string): string[] {
  const [kind, language = '', area] = id.slice('virtual:'.length).split('/');
  if (kind === 'rulebooks') return [];
  if (kind === 'languages') return languages.map((one) => join(folder, one, 'language.json'));
  const place = kind === 'page' ? join(folder, language, 'page') : join(folder, language);
  const areas = area !== undefined ? area.split('.', 1) : kind === 'page' ? first : [];
  return areas.map((one) => join(place, `${one}.json`));
}

/** `without`: the games that the page has no words for. */
export function messages(without: string[] = []): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (prefixes.some((one) => id.startsWith(one)) ? `\0${id}` : undefined),
    load(id) {
      if (!prefixes.some((one) => id.startsWith(`\0${one}`))) return undefined;
      for (const file of filesOf(id.slice(1))) this.addWatchFile(file);
      return codeOf(id.slice(1), without);
    },
  };
}

/** Tells public/first.js which languages there are, and where their texts lie, so that the right ones are asked for at once. */
export function languagesAhead(): Plugin {
  return {
    name: 'languages-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const places = languages.map((language) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0virtual:page/${language}`);
          return `data-${language}="${chunk ? `/${chunk.fileName}` : ''}"`;
        });
        return html.replace('src="/first.js"', ['src="/first.js"', ...places].join(' '));
      },
    },
  };
}
