import type { Language } from './language.js';
import { cs } from './site/cs.js';
import { en } from './site/en.js';
import { fr } from './site/fr.js';

/** A page of the site: its folder, the one at the top, or the one for addresses that there are not. */
export type PageId = 'home' | 'train' | 'learn' | 'analyse' | 'docs' | 'examples' | 'playground' | 'missing';

/** The words that all pages share. */
export interface SiteStrings {
  /** The way to each page. */
  readonly home: string;
  readonly train: string;
  readonly learn: string;
  readonly analyse: string;
  readonly docs: string;
  readonly examples: string;
  readonly playground: string;
  readonly pages: string;
  /** Above the way to what concerns those who put a board on a page of theirs. */
  readonly forAuthors: string;
  /** How pages and boards look: the button that opens its dialog. */
  readonly appearance: string;
  readonly language: string;
  readonly skip: string;
  readonly keyboard: string;
  readonly privacy: string;
  /** The control that fetches the engine for visits without a network, and what it says. */
  readonly offline: string;
  readonly offlineLoading: string;
  readonly offlineReady: string;
  readonly offlineFailed: string;
  /** A page of an earlier build can no longer find its files. */
  readonly outdated: string;
  readonly reload: string;
  /** For an address that the site does not have. */
  readonly missingTitle: string;
  readonly missingText: string;
}

export const SITE: Readonly<Record<Language, SiteStrings>> = { en, fr, cs };
