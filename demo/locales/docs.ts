import type { DocsGroup, Task } from '../docs/contents.js';
import { cs } from './docs/cs.js';
import { en } from './docs/en.js';
import { fr } from './docs/fr.js';
import type { Language } from './language.js';

/** The strings of the documentation's pages around the guides. */
export interface DocsStrings {
  readonly groups: Readonly<Record<DocsGroup, string>>;
  /** The beginning of the first page: what the documentation is about, and the guides to what people want to do. */
  readonly start: {
    readonly title: string;
    readonly lead: string;
    readonly ask: string;
    /** Examples in the empty field of the search. */
    readonly tryIt: string;
    readonly tasks: Readonly<Record<Task, { readonly title: string; readonly text: string }>>;
  };
  readonly guides: string;
  readonly allGuides: string;
  /** The heading above the versions of the documentation, and the name of the unreleased one. */
  readonly versions: string;
  readonly newest: string;
  readonly parts: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  /** Above a page that is only available in English. */
  readonly inEnglish: string;
  readonly search: string;
  /** Number of results, by the plural forms of the language. */
  readonly found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  /** For a search without results, with the words as `{query}`. */
  readonly nothing: string;
  readonly copy: string;
  readonly copyPage: string;
  readonly copied: string;
  readonly codeOf: string;
  readonly themeEditor: string;
  readonly theme: string;
  readonly scheme: string;
  readonly schemes: Readonly<Record<'both' | 'light' | 'dark', string>>;
  readonly themeReset: string;
  /** What the custom properties change. */
  readonly properties: Readonly<
    Record<
      | 'board'
      | 'line'
      | 'frame'
      | 'legal'
      | 'last'
      | 'mark'
      | 'coordinate'
      | 'discSize'
      | 'radius'
      | 'flipDuration',
      string
    >
  >;
}

export const DOCS: Readonly<Record<Language, DocsStrings>> = { en, fr, cs };
