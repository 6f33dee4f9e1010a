import { en } from '../../locales/analysis/en.js';
import type { AnalysisStrings } from '../../locales/analysis/strings.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The words of the elements that show an analysis. */
export const analysisStrings = new StringCatalog<AnalysisStrings>(en, {
  fr: () => import('../../locales/analysis/fr.js').then(({ fr }) => fr),
  cs: () => import('../../locales/analysis/cs.js').then(({ cs }) => cs),
});
