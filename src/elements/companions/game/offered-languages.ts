import { LANGUAGES, type Language } from '../../../core/locales/languages.js';

/** The languages to choose from: those that the page names, otherwise all. */
export function offeredLanguages(names: string | undefined): readonly Language[] {
  const named = names?.split(/\s+/) ?? [];
  const known = LANGUAGES.filter((one) => named.includes(one));
  return known.length > 0 ? known : LANGUAGES;
}
