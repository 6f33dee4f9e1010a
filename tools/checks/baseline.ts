/**
 * `npm run -w tools check:baseline`: nothing in a page needs features newer than Baseline of the end of 2024 (https://web.dev/baseline):
 * the style sheets by ESLint's own plugin for CSS, the modules by eslint-plugin-baseline-js. docs/guides/browsers.md
 * lists the browser versions.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import tseslint from 'typescript-eslint';

/** Features that all browsers had at the end of this year are used without a check. */
const YEAR = 2024;

/** Progressive enhancements: details that browsers without support can ignore. */
const REFINEMENTS = [
  // Without it, Safari's controls have its own accent colour.
  'accent-color',
  // Scrolling a list to its end does not scroll the page.
  'overscroll-behavior',
  // Unknown to Safari.
  'forced-color-adjust',
  // Discs on paper; Safari has it with its prefix.
  'print-color-adjust',
  // Fast clicks do not select text; Safari has it with its prefix.
  'user-select',
  // Skips the layout of boards far below; since Safari 18.
  'content-visibility',
];

/** Checked before use: without it the link is copied. */
const DETECTED = ['share'];

/** What Node runs, and no page. */
const NOT_IN_PAGES = [
  'src/cli/**',
  'src/elements/server/**',
  'src/core/engine/node.ts',
  'src/**/*-thread.ts',
];

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
          ignoreFeatures: DETECTED,
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
