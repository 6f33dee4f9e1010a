/**
 * The texts of the elements that show values (review, graph, moves, lines, openings), loaded in the language of each.
 */
import { en } from '../../../core/locales/en/analysis.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import { load } from '../../../core/locales/loaders/analysis.js';
import { StringCatalog } from '../../../core/locales/catalog.js';

/** The strings of the elements that show an analysis. */
export const analysisStrings = new StringCatalog<AnalysisStrings>(en, load);
