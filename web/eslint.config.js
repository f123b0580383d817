import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', '*.config.js', 'public'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      // Numbers in texts are what most texts here are about.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
);
