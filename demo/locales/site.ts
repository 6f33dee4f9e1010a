import type { Language } from './language.js';
import { cs } from './site/cs.js';
import { en } from './site/en.js';
import { fr } from './site/fr.js';

/** A page of the site: its folder, or the one at the top. */
export type PageId = 'home' | 'learn' | 'examples' | 'playground';

/** The words that all pages share. */
export interface SiteStrings {
  /** The way to each page. */
  readonly home: string;
  readonly learn: string;
  readonly examples: string;
  readonly playground: string;
  readonly pages: string;
  readonly language: string;
  readonly skip: string;
  readonly keyboard: string;
  readonly privacy: string;
  /** What search engines and tabs say of each page. */
  readonly meta: Readonly<Record<PageId, { readonly title: string; readonly description: string }>>;
}

export const SITE: Readonly<Record<Language, SiteStrings>> = { en, fr, cs };
