import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const ASSEMBLY_SCRIPT = ['assembly/**/*.ts', 'training/assembly/**/*.ts', 'test/bench/assembly/**/*.ts'];

export default tseslint.config(
  { ignores: ['build/', 'dist/', 'coverage/', 'training/state/', 'test/consumers/'] },
  js.configs.recommended,
  {
    // AssemblyScript: its types are not TypeScript's, so that only rules which need no types apply, and its decorators
    // stand before functions, which TypeScript forbids.
    files: ASSEMBLY_SCRIPT,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { allowInvalidAST: true } },
    rules: {
      'no-undef': 'off',
      // Literals of 64 bits are exact here.
      'no-loss-of-precision': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'angle-bracket' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': { descriptionFormat: '^: decorator$' } }],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: ASSEMBLY_SCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['src/board/**/*.ts', 'src/companions/**/*.ts', 'demo/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/best-practice']],
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
);
