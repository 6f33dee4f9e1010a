import type { AttributeName, FieldGroupId } from '../playground/attributes.js';
import type { Language } from './language.js';
import { cs } from './playground/cs.js';
import { en } from './playground/en.js';
import { fr } from './playground/fr.js';

/** The strings of the playground. */
export interface PlaygroundStrings {
  readonly title: string;
  readonly intro: string;
  readonly attributes: string;
  readonly code: string;
  readonly events: string;
  /** The target of the code: HTML, a framework by its name, or `bundler`. */
  readonly writtenFor: string;
  readonly bundler: string;
  /** Copies the code for `{target}`. */
  readonly copy: string;
  readonly copyTag: string;
  /** Copies a complete HTML page. */
  readonly copyPage: string;
  /** After copying the code for `{target}`, the tag or the page. */
  readonly copied: string;
  readonly tagCopied: string;
  readonly pageCopied: string;
  /** Leads to the section of the guide about `{target}`. */
  readonly setUp: string;
  /** The option for no choice. */
  readonly unset: string;
  readonly groups: Readonly<Record<FieldGroupId, string>>;
  /** What each attribute does. */
  readonly fields: Readonly<Record<AttributeName, string>>;
}

export const PLAYGROUND: Readonly<Record<Language, PlaygroundStrings>> = { en, fr, cs };
