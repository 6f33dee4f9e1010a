/**
 * Formats of `Intl` for lists, tenths and plural forms in texts, made once for each language: making one takes as long as
 * writing a hundred texts with it.
 */

/** British English, without a comma before _and_. */
export const listFormat = once((language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language));
export const tenthsFormat = once((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
export const pluralRules = once((language) => new Intl.PluralRules(language));

function once<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const format = make(language);
    made.set(language, format);
    return format;
  };
}
