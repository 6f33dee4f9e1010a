/** The examples of the page, from their files. */
import type { ExamplesStrings } from '../locales/examples.js';
import { scriptAddress } from '../whole-page.js';
import { runCode } from './run-code.js';
import { GROUPS, type SnippetId } from './groups.js';

/** The snippets from their files: what is shown is what runs. */
const SOURCES = import.meta.glob<string>('./snippets/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Placeholders for words in the language of the page. */
const WORD = /\{\{(\w+)\}\}/g;

/** The code of a snippet in a language. */
export function codeOf(id: SnippetId, { snippet }: ExamplesStrings): string {
  return SOURCES[`./snippets/${id}.html`]!.trim()
    .replace(WORD, (_, word: string) => snippet[word]!)
    .replace("'script:remote'", `'${scriptAddress('remote')}'`);
}

/** Inserts each snippet; those that are running with the same words already continue. */
export function run(words: ExamplesStrings): void {
  for (const { snippets } of GROUPS) {
    for (const id of snippets) {
      const container = document.querySelector<HTMLElement>(`[data-snippet="${id}"]`)!;
      const code = codeOf(id, words);
      runCode(container, code);
    }
  }
}
