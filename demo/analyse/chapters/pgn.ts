/** Prints an analysis as one PGN file: a game for each chapter, with its name as chess sites write it. */
import { printPgn } from '../../../src/core/formats/pgn.js';
import { CHAPTER_NAME, type NewChapter } from './chapters.js';

/** The chapters in order. */
export function printChapters(list: readonly NewChapter[]): string {
  return list.map(printChapter).join('\n');
}

function printChapter({ game, name }: NewChapter): string {
  const { tags, ...record } = game.record;
  const others = new Map(tags);
  others.delete(CHAPTER_NAME);
  if (name) others.set(CHAPTER_NAME, name);
  return printPgn({ ...record, tags: others });
}
