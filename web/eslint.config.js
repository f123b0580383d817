import tseslint from 'typescript-eslint';

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
);
