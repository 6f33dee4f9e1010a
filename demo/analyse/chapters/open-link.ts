/** Opens the chapters of a link in the analysis. */
import { gameToJson, readGameJson } from '../../../src/core/formats/json/game-json.js';
import { Game } from '../../../src/core/rules.js';
import type { LibraryClient } from '../../library/client.js';
import { chapterOf, isUntouched, MOST_CHAPTERS, type Chapters, type NewChapter } from './chapters.js';
import type { LinkedChapters } from './link.js';

/**
 * Adds the chapters of a link, except those that exist already, and shows the one that the link selects. They replace
 * an analysis that is a single empty board.
 *
 * @returns whether there was room for all of them
 * @throws {FormatError} when a link is damaged, or the chapters exceed the limits
 */
export async function openLinkedChapters(
  { chapters: linked, index }: LinkedChapters,
  chapters: Chapters,
  library: Pick<LibraryClient, 'call'>,
): Promise<boolean> {
  const filled = linked.flatMap(({ text }) => (text === '' ? [] : [{ link: text }]));
  const { games } = await library.call('readChapters', [filled, MOST_CHAPTERS]);
  const read: NewChapter[] = [];
  // The library has read the texts that are not empty; `source` is the number of the text among those.
  let filledCount = 0;
  for (const { text, name } of linked) {
    if (text === '') {
      read.push({ game: new Game(), name: name || undefined });
      continue;
    }
    const filledIndex = filledCount++;
    const json = games.find((one) => one.source === filledIndex)?.game;
    if (!json) continue;
    const { game } = await readGameJson(json, { onProblem: () => undefined });
    read.push(chapterOf(game, name || undefined));
  }
  const wanted = read[index] ?? read[0];
  const [first] = chapters.list;
  const isEmpty = chapters.list.length === 1 && isUntouched(first!);
  const known = new Set(isEmpty ? [] : chapters.list.map(keyOf));
  const fresh = read.filter((one) => !known.has(keyOf(one)));
  const added = chapters.add(fresh, isEmpty ? first!.id : undefined);
  const key = wanted && keyOf(wanted);
  const found = chapters.list.find((one) => keyOf(one) === key);
  if (found) chapters.choose(found.id);
  return added.length === fresh.length;
}

/** Identifies a chapter by its name and its whole game, apart from the place shown. */
function keyOf({ game, name }: NewChapter): string {
  const { line: _line, ply: _ply, ...all } = gameToJson(game.record);
  return JSON.stringify([name, all]);
}
