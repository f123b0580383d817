/**
 * A game is named only in its own folder; everything else uses the registry. eslint checks literals, this checks
 * everything.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { allGames as games, moduleOf } from '.';

const root = join(__dirname, '..');

/** The registry names the games, and the texts have an area for each. Tests may name whom they test. */
const mayName = /^(games\/(index|unlisted)\.ts$|texts\/)|\.test\.tsx?$|for-tests/;

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (id: string) => camel(`-${id}`);

/** All names by which a file knows games that are not its own: "table/end.tsx: twenty-one". */
function namesIn(path: string, text: string): string[] {
  const others = games.filter((game) => !path.startsWith(`games/${game}/`));
  return others
    .flatMap((game) => [game, camel(game), pascal(game)])
    .filter((name) => new RegExp(`(?<![a-z])${name}`).test(text))
    .map((name) => `${path}: ${name}`);
}

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|js|css)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => !mayName.test(path));

test('a game is named in its own folder alone', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => namesIn(path, readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

test('names are found in all their forms', () => {
  expect(namesIn('table/a.ts', "if (game === 'twenty-one')")).toEqual(['table/a.ts: twenty-one']);
  expect(namesIn('look/a.css', "[data-game='sums-of-20'] .felt {}")).toEqual(['look/a.css: sums-of-20']);
  expect(namesIn('core/a.ts', 'texts.value.boards.gameOf20.sum')).toEqual(['core/a.ts: gameOf20']);
  expect(namesIn('core/a.ts', 'let scene: TwentyFourSevenScene;')).toEqual(['core/a.ts: TwentyFourSeven']);
  expect(namesIn('games/twenty-one/a.ts', "'twenty-one'")).toEqual([]);
  expect(namesIn('games/twenty-one/a.ts', "import x from '../sums-of-20/x'")).toHaveLength(1);
});

/** The classes that some style sheets have in their selectors. */
function classesIn(sheets: string[]): Set<string> {
  const selectors = sheets.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/([^{};]+)\{/g),
    ].map((match) => match[1] ?? ''),
  );
  const classes = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''));
  return new Set(classes);
}

// The sheets of a game stay when somebody goes on to another one.
test('two games do not style the same class, unless it is common to all', () => {
  const sheets = files.filter((path) => path.endsWith('.css'));
  const of = (game: string) => sheets.filter((path) => path.startsWith(`games/${game}/`));
  const common = classesIn(sheets.filter((path) => !games.some((game) => of(game).includes(path))));
  const owners = new Map<string, string[]>();
  for (const game of games) {
    for (const name of classesIn(of(game))) owners.set(name, [...(owners.get(name) ?? []), game]);
  }
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(([name, by]) => by.length > 1 && !common.has(name));
  expect(shared).toEqual([]);
});

test(
  'every folder of a game is in the registry, with all that the page asks for',
  { timeout: 30_000 },
  async () => {
    const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...games].sort());
    for (const game of games) {
      const { Art, table, lesson } = moduleOf(game);
      expect(Art).toBeTypeOf('function');
      expect((await table()).default.Board).toBeTypeOf('function');
      expect((await lesson()).default.record).toContain(`game: ${game}\n`);
    }
  },
);
