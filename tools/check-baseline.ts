/**
 * `npm run lint:baseline`: nothing in a page needs more than what is in Baseline since the end of 2024 (https://web.dev/baseline):
 * the style sheets by ESLint's own plugin for CSS, the modules by eslint-plugin-baseline-js. docs/guides/browsers.md says
 * which versions of browsers that are.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import tseslint from 'typescript-eslint';

const YEAR = 2024;

/** What not every browser has, and nobody misses: it makes a detail nicer where it is known, and is ignored elsewhere. */
const REFINEMENTS = [
  // Safari draws the page's accent in its own controls.
  'accent-color',
  // A list that is scrolled to its end does not scroll the page.
  'overscroll-behavior',
  // Not known to Safari, which takes the system's colours alone in forced colours.
  'forced-color-adjust',
  // Discs on paper; Safari has it with its prefix.
  'print-color-adjust',
  // What is clicked quickly is not selected; Safari has it with its prefix.
  'user-select',
  // A board far below is not laid out: since Safari 18; without it, it is.
  'content-visibility',
];

/** Asked for before it is used: the link is copied where it is not there. */
const ASKED_FOR = ['share'];

/** What Node runs, and no page. */
const NOT_IN_PAGES = ['src/cli/**', 'src/server/**', 'src/engine/node.ts', 'src/**/*-thread.ts'];

const config: Linter.Config[] = [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: YEAR, allowProperties: REFINEMENTS }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: NOT_IN_PAGES,
    languageOptions: { parser: tseslint.parser },
    plugins: { baseline: baselineJs as unknown as ESLint.Plugin },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: YEAR,
          includeWebApis: { preset: 'safe' },
          includeJsBuiltins: { preset: 'safe' },
          ignoreFeatures: ASKED_FOR,
        },
      ],
    },
  },
];

/** A style sheet as Lit has it, or as text. */
function textOf(sheet: unknown): string[] {
  if (Array.isArray(sheet)) return sheet.flatMap(textOf);
  if (typeof sheet === 'string') return [sheet];
  if (typeof sheet === 'object' && sheet !== null && 'cssText' in sheet) return [String(sheet.cssText)];
  return [];
}

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const problems = new Set<string>();
let sheets = 0;

for (const file of modules.filter((name) => name.endsWith('.styles.ts'))) {
  const exports = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  for (const text of Object.values(exports).flatMap(textOf)) {
    sheets++;
    const [result] = await eslint.lintText(text, { filePath: 'sheet.css' });
    for (const { message } of result!.messages) problems.add(`${file}: ${message}`);
  }
}
const results = await eslint.lintFiles(['src/**/*.ts']);
for (const { filePath, messages } of results) {
  for (const { line, message } of messages) problems.add(`${filePath}:${line}: ${message}`);
}
if (sheets === 0 || results.length === 0)
  throw new Error('There is nothing to look at: have the files moved?');
for (const problem of problems) console.error(problem);
console.log(`Baseline ${YEAR}: ${sheets} style sheets, ${results.length} modules, ${problems.size} problems`);
process.exitCode = problems.size === 0 ? 0 : 1;
