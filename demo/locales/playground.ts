import type { AttributeName, FieldGroupId } from '../playground/attributes.js';
import type { Language } from './language.js';
import { cs } from './playground/cs.js';
import { en } from './playground/en.js';
import { fr } from './playground/fr.js';

/** The words of the playground. */
export interface PlaygroundStrings {
  readonly title: string;
  readonly intro: string;
  readonly attributes: string;
  readonly code: string;
  readonly events: string;
  /** What the code is written for: HTML, a framework by its name, or `bundler`. */
  readonly writtenFor: string;
  readonly bundler: string;
  /** Copies the code for `{form}`. */
  readonly copy: string;
  readonly copyTag: string;
  /** Copies a whole HTML page that runs by itself. */
  readonly copyPage: string;
  /** That the code for `{form}`, the tag or the page was copied. */
  readonly copied: string;
  readonly tagCopied: string;
  readonly pageCopied: string;
  /** Leads to what else `{form}` needs, in the guide. */
  readonly setUp: string;
  /** What a choice says where nothing is chosen. */
  readonly unset: string;
  readonly groups: Readonly<Record<FieldGroupId, string>>;
  /** What each attribute does. */
  readonly fields: Readonly<Record<AttributeName, string>>;
}

export const PLAYGROUND: Readonly<Record<Language, PlaygroundStrings>> = { en, fr, cs };
