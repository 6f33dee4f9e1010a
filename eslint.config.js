// The linter of assembly/ alone: oxlint (.oxlintrc.json), which looks at everything else and checks its types, refuses the
// decorators that AssemblyScript has before functions.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig({
  files: ['assembly/**/*.ts', 'training/assembly/**/*.ts', 'test/bench/assembly/**/*.ts'],
  // Its types are not TypeScript's, so that only rules which need no types apply.
  extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
  languageOptions: { parserOptions: { allowInvalidAST: true } },
  rules: {
    'no-undef': 'off',
    // Literals of 64 bits are exact here.
    'no-loss-of-precision': 'off',
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'angle-bracket' }],
    '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': { descriptionFormat: '^: decorator$' } }],
  },
});
