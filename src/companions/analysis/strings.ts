import { en } from '../../locales/en/analysis.js';
import type { AnalysisStrings } from '../../locales/strings/analysis.js';
import { load } from '../../locales/loaders/analysis.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The strings of the elements that show an analysis. */
export const analysisStrings = new StringCatalog<AnalysisStrings>(en, load);
