import type { GroupId, SnippetId } from '../examples/groups.js';
import type { Language } from './language.js';
import { cs } from './examples/cs.js';
import { en } from './examples/en.js';
import { fr } from './examples/fr.js';

/** The strings of the examples. */
export interface ExamplesStrings {
  readonly title: string;
  readonly intro: string;
  readonly contents: string;
  readonly copy: string;
  /** Copies a complete HTML page. */
  readonly copyPage: string;
  readonly copied: string;
  /** The name of a snippet's code. */
  readonly codeOf: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  readonly titles: Readonly<Record<SnippetId, string>>;
  readonly frameworks: string;
  readonly elsewhere: string;
  readonly otherProgram: string;
  /** The values of placeholders in snippets, such as `{{play}}`. */
  readonly snippet: Readonly<Record<string, string>>;
}

export const EXAMPLES: Readonly<Record<Language, ExamplesStrings>> = { en, fr, cs };
