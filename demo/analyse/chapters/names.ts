import { fill } from '../../../src/core/locales.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { nameOf, type Chapter } from './chapters.js';

/** The name of a chapter on the page; without any facts its place. */
export function shownName(
  chapter: Chapter,
  list: readonly Chapter[],
  words: AnalyseStrings['chapters'],
): string {
  return nameOf(chapter) ?? fill(words.nameless, { n: list.findIndex(({ id }) => id === chapter.id) + 1 });
}
