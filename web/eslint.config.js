import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

/** Tests may name games, the texts have an area for each, and the registry lists them. */
const mayNameGames = [
  '**/*.test.{ts,tsx}',
  '**/*for-tests*',
  'src/texts/**',
  'src/games/index.ts',
  'src/games/unlisted.ts',
];

/** In these files the games are not named, nor is anything imported from their folders. */
function withoutNames(files, names, ignores = []) {
  const named = `/\\b(${names.join('|')})\\b/`;
  const message =
    'A game is named in its own folder alone: ask the registry (src/games/index.ts) for what it has.';
  return {
    files,
    ignores: [...mayNameGames, ...ignores],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${named}]`, message },
        { selector: `TemplateElement[value.raw=${named}]`, message },
      ],
    },
  };
}

export default tseslint.config(
  { ignores: ['node_modules', '*.config.js', 'public', 'tools', 'src/shell/service-worker.js'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      // Numbers in texts are what most texts here are about.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  withoutNames(
    ['src/**/*.{ts,tsx}'],
    games,
    games.map((game) => `src/games/${game}/**`),
  ),
  ...games.map((game) =>
    withoutNames(
      [`src/games/${game}/**/*.{ts,tsx}`],
      games.filter((other) => other !== game),
    ),
  ),
);
