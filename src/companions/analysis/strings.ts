import { en } from '../../locales/analysis/en.js';
import type { AnalysisStrings } from '../../locales/analysis/strings.js';
import type { Loaders } from '../../locales/languages.js';
import { StringCatalog } from '../../locales/localizer.js';

const loaders: Loaders<AnalysisStrings> = {
  cs: () => import('../../locales/analysis/cs.js').then(({ cs }) => cs),
  de: () => import('../../locales/analysis/de.js').then(({ de }) => de),
  es: () => import('../../locales/analysis/es.js').then(({ es }) => es),
  fr: () => import('../../locales/analysis/fr.js').then(({ fr }) => fr),
  it: () => import('../../locales/analysis/it.js').then(({ it }) => it),
  ja: () => import('../../locales/analysis/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../../locales/analysis/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The words of the elements that show an analysis. */
export const analysisStrings = new StringCatalog<AnalysisStrings>(en, () => ({ loaders }));
