/**
 * The types of texts in a language that may be incomplete, and how English fills what is missing; `load-language.ts`
 * calls it.
 */
import type { Plural } from './strings.js';

/** The texts of a language, maybe incomplete; plural forms come together or not at all. */
export type Translation<Strings> = {
  readonly [Name in keyof Strings]?: Strings[Name] extends Plural | readonly string[] | string
    ? Strings[Name]
    : Translation<Strings[Name]>;
};

/** A translation, completed by the English texts. */
export function withEnglish<Strings extends object>(
  english: Strings,
  translation: Translation<Strings>,
): Strings {
  const texts = { ...(english as Record<string, unknown>) };
  for (const [name, text] of Object.entries(translation)) {
    const base = texts[name];
    texts[name] = isGroup(base) && isGroup(text) ? withEnglish(base, text) : text;
  }
  return texts as Strings;
}

/** Whether a value is a group of texts, not a text or its plural forms. */
function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) && !('other' in texts);
}
