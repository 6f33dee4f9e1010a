// The checks that oxlint (.oxlintrc.json) cannot do: assembly/, because it rejects AssemblyScript's decorators on functions,
// and the time that regular expressions take. oxlint checks everything else, with types.
import js from '@eslint/js';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ASSEMBLY = ['assembly/**/*.ts', 'training/assembly/**/*.ts', 'test/bench/assembly/**/*.ts'];

export default defineConfig(
  {
    files: ASSEMBLY,
    // Its types are not TypeScript's, so only rules that need no types apply.
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
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
    // Each regular expression must take linear time for any text, because src and demo read texts of strangers.
    files: ['{src,demo,tools,training}/**/*.{ts,js}'],
    // worker-url.ts takes the name off the address of our own script, and tools/embed-engine.ts knows how that is written.
    ignores: [...ASSEMBLY, 'src/cli/dist/**'],
    plugins: { redos, regexp },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      // By its automaton alone, which gives the same answer on every machine. Expressions that look ahead or behind it cannot
      // judge: those are left to the other two rules, and to the texts of test/hostile that test/fuzz times.
      'redos/no-vulnerable': ['error', { checker: 'automaton', timeout: 1000 }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
);
