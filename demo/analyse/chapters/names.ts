import { fill } from '../../../src/locales.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { nameOf, type Chapter } from './chapters.js';

/** How a chapter is called on the page; one of which nothing is known by its place. */
export function shownName(
  chapter: Chapter,
  list: readonly Chapter[],
  words: AnalyseStrings['chapters'],
): string {
  return nameOf(chapter) ?? fill(words.nameless, { n: list.findIndex(({ id }) => id === chapter.id) + 1 });
}
