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
  readonly copy: string;
  /** Copies a whole HTML page that runs by itself. */
  readonly copyPage: string;
  readonly copied: string;
  /** What a choice says where nothing is chosen. */
  readonly unset: string;
  readonly groups: Readonly<Record<FieldGroupId, string>>;
  /** What each attribute does. */
  readonly fields: Readonly<Record<AttributeName, string>>;
}

export const PLAYGROUND: Readonly<Record<Language, PlaygroundStrings>> = { en, fr, cs };
