/// <reference types="vite/client" />
// What all pages of the site share: the language, the way from page to page, and the site without a network.
import { SITE, type Language, type SiteStrings } from './locales/site.js';

const KEY = 'othello-language';
const LANGUAGES: readonly Language[] = ['en', 'fr', 'cs'];
const listeners = new Set<(language: Language) => void>();

/** The language of the page: chosen here before, else the browser's, else English. */
export function language(): Language {
  return isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en';
}

/** Calls back with the language now, and whenever it changes. */
export function onLanguage(listener: (language: Language) => void): void {
  listeners.add(listener);
  listener(language());
}

/** Puts the page into a language. Elements on it follow by the page's `lang`. */
export function setLanguage(chosen: Language): void {
  document.documentElement.lang = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Where nothing may be kept, the choice counts for this page.
  }
  translate(SITE[chosen]);
  const select = document.querySelector<HTMLSelectElement>('#language');
  if (select) select.value = chosen;
  for (const listener of listeners) listener(chosen);
}

/** Fills `data-site="learn"` with the words of the language. */
function translate(words: SiteStrings): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-site]')) {
    element.textContent = words[element.dataset['site'] as keyof SiteStrings];
  }
}

function preferred(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // As if nothing had been chosen before.
  }
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((one) => one === tag);
}

/** Begins what all pages have: to be called once by each. */
export function startSite(): void {
  setLanguage(preferred());
  document.querySelector<HTMLSelectElement>('#language')?.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLSelectElement;
    if (isLanguage(value)) setLanguage(value);
  });

  // The worker lies beside the home page, which every page links to.
  if (import.meta.env.MODE === 'production' && 'serviceWorker' in navigator) {
    const { href } = document.querySelector<HTMLAnchorElement>('.brand')!;
    void navigator.serviceWorker.register(new URL('sw.js', href));
  }
}
