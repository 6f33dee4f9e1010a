/** The search field of the documentation and its list of results. */
import { html, render } from 'lit';
import { DOCS } from '../locales/docs.js';
import { language, onLanguage } from '../site.js';
import { excerptOf } from './excerpt.js';
import type { Found, SearchIndex } from './search-index.js';
import { late } from '../late.js';

const input = document.querySelector<HTMLInputElement>('#find')!;
const list = document.querySelector<HTMLElement>('#found')!;
const count = document.querySelector<HTMLElement>('#found-count')!;

/** So many results can be taken in at a glance. */
const MOST_SHOWN = 6;

let index: Promise<SearchIndex> | undefined;

/** The texts are loaded when the user starts to search. */
function loadIndex(): Promise<SearchIndex> {
  index ??= Promise.all([
    late(() => import('./search-index.js')),
    late(() => import('virtual:docs-index')),
  ]).then(
    ([{ SearchIndex: Index }, { default: texts }]) => new Index(texts),
    (error: unknown) => {
      index = undefined;
      throw error;
    },
  );
  return index;
}

async function search(): Promise<void> {
  const query = input.value.trim();
  if (query === '') {
    show([], '');
    return;
  }
  const known = await loadIndex();
  if (input.value.trim() === query) show(known.find(query, language(), MOST_SHOWN), query);
}

function show(found: readonly Found[], query: string): void {
  const words = DOCS[language()];
  list.hidden = found.length === 0;
  const form = new Intl.PluralRules(language()).select(found.length);
  const text = (words.found[form] ?? words.found.other).replace('{n}', String(found.length));
  count.textContent =
    query === '' ? '' : found.length === 0 ? words.nothing.replace('{query}', () => query) : text;
  // The root of the site, relative to this page.
  const { href: top } = document.querySelector<HTMLAnchorElement>('.brand')!;
  render(
    found.map(
      ({ path, title, heading, text, terms, language: lang }) =>
        html`<li lang=${lang}>
          <a href=${new URL(path, top).href}
            ><b>${title}${heading === '' || heading === title ? '' : ` › ${heading}`}</b>
            <span>${excerptOf(text, [query, ...terms].join(' '))}</span></a
          >
        </li>`,
    ),
    list,
  );
}

/** Arrow keys move through the results; Escape goes back to the field and then empties it. */
function onKey(event: KeyboardEvent): void {
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'ArrowDown') (links[at + 1] ?? links[0])?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
  else if (event.key === 'Enter' && at < 0) links[0]?.click();
  else if (event.key === 'Escape' && at >= 0) input.focus();
  else if (event.key === 'Escape') {
    input.value = '';
    show([], '');
  } else return;
  event.preventDefault();
}

/** Makes the search of the page work. */
export function startSearch(): void {
  input.addEventListener('focus', () => void loadIndex().catch(() => undefined), { once: true });
  input.addEventListener('input', () => void search());
  input.closest('search')!.addEventListener('keydown', onKey);
  list.addEventListener('click', () => {
    // A target on the same page: close the list.
    input.value = '';
    show([], '');
  });
  onLanguage(() => {
    input.placeholder = DOCS[language()].start.tryIt;
    void search();
  });
}
