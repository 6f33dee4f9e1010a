import type { ExamplesStrings } from '../locales/examples.js';
import { defineWhenNear } from './elements.js';
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
  return SOURCES[`./snippets/${id}.html`]!.trim().replace(WORD, (_, word: string) => snippet[word]!);
}

/** Puts each snippet in its place; those that are there in the same words already go on as they are. */
export function run(words: ExamplesStrings): void {
  for (const { snippets } of GROUPS) {
    for (const id of snippets) {
      const place = document.querySelector<HTMLElement>(`[data-snippet="${id}"]`)!;
      const code = codeOf(id, words);
      if (running.get(place) === code) continue;
      running.set(place, code);
      place.innerHTML = code;
      // As on a page of its own, a script finds its elements defined.
      void defineWhenNear(place).then(() => {
        if (running.get(place) !== code) return;
        for (const script of place.querySelectorAll('script')) revive(script);
        place.dataset['runs'] = '';
      });
    }
  }
}

const running = new WeakMap<HTMLElement, string>();

/** Scripts that come as text do not run; the same ones made anew do. */
function revive(script: HTMLScriptElement): void {
  const living = document.createElement('script');
  living.type = script.type;
  living.textContent = script.textContent;
  script.replaceWith(living);
}
