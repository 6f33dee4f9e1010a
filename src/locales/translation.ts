import type { Plural } from './strings.js';

/** The texts of a language as far as they are translated; a text in the forms of a plural is whole. */
export type Translation<Strings> = {
  readonly [Name in keyof Strings]?: Strings[Name] extends Plural | readonly string[] | string
    ? Strings[Name]
    : Translation<Strings[Name]>;
};

/** A translation with the English texts where it has none. */
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

/** Whether it is a group of texts, not a text or the forms of one. */
function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) && !('other' in texts);
}
