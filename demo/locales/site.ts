import type { Language } from './language.js';
import { cs } from './site/cs.js';
import { en } from './site/en.js';
import { fr } from './site/fr.js';

/** A page of the site: its folder, the home page, or the page for missing addresses. */
export type PageId = 'home' | 'train' | 'learn' | 'analyse' | 'docs' | 'examples' | 'playground' | 'missing';

/** The strings that all pages share. */
export interface SiteStrings {
  /** The links to pages. */
  readonly home: string;
  readonly train: string;
  readonly learn: string;
  readonly analyse: string;
  readonly docs: string;
  readonly examples: string;
  readonly playground: string;
  readonly pages: string;
  /** The heading above links for authors of pages. */
  readonly forAuthors: string;
  /** The button that opens the dialog for the look of pages and boards. */
  readonly appearance: string;
  readonly language: string;
  readonly skip: string;
  readonly keyboard: string;
  readonly privacy: string;
  /** The control that stores the engine for visits without a network, and its messages. */
  readonly offline: string;
  readonly offlineLoading: string;
  readonly offlineReady: string;
  readonly offlineFailed: string;
  /** The files of this page no longer exist because the site has a newer build. */
  readonly outdated: string;
  readonly reload: string;
  /** A file that the page begins with did not arrive. */
  readonly halfLoaded: string;
  /** A game that has just ended is not stored. */
  readonly gameNotStored: string;
  /** For a missing address. */
  readonly missingTitle: string;
  readonly missingText: string;
}

export const SITE: Readonly<Record<Language, SiteStrings>> = { en, fr, cs };
