import type { ExamplesStrings } from '../locales/examples.js';
import { scriptAddress } from '../whole-page.js';
import { runCode } from './run-code.js';
import { GROUPS, type SnippetId } from './groups.js';

/** The snippets as they lie in their files: what is shown is what runs. */
const SOURCES = import.meta.glob<string>('./snippets/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where words of the page's language stand in a snippet. */
const WORD = /\{\{(\w+)\}\}/g;

/** The code of a snippet in a language. */
export function codeOf(id: SnippetId, { snippet }: ExamplesStrings): string {
  return SOURCES[`./snippets/${id}.html`]!.trim()
    .replace(WORD, (_, word: string) => snippet[word]!)
    .replace("'script:remote'", `'${scriptAddress('remote')}'`);
}

/** Puts each snippet in its place; those that are there in the same words already go on as they are. */
export function run(words: ExamplesStrings): void {
  for (const { snippets } of GROUPS) {
    for (const id of snippets) {
      const place = document.querySelector<HTMLElement>(`[data-snippet="${id}"]`)!;
      const code = codeOf(id, words);
      runCode(place, code);
    }
  }
}
