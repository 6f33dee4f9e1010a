/** Writes the link to an analysis with several chapters. */
import { PERMALINK_LIMITS } from '../../../src/core/formats/permalink.js';
import type { Game } from '../../../src/core/rules.js';
import type { Chapter } from './chapters.js';

/** The result of writing a link. */
export interface ChaptersLink {
  /** The text behind `#`. */
  readonly hash: string;
  /** The chapters that did not fit. */
  readonly left: readonly Chapter[];
}

/**
 * Writes a link with as many chapters as fit: the current one, then the others in order.
 *
 * @param textOf returns the text of a game; rejects if the game alone is too large for a link
 */
export async function writeChaptersLink(
  list: readonly Chapter[],
  shown: Chapter,
  textOf: (game: Game) => Promise<string>,
): Promise<ChaptersLink> {
  const texts = new Map<Chapter, string>();
  let [moves, characters] = [0, 0];
  for (const chapter of [shown, ...list.filter((one) => one !== shown)]) {
    const count = movesOf(chapter.game, PERMALINK_LIMITS.moves - moves);
    if (count === undefined) continue;
    const text = await textOf(chapter.game).then(
      (one) => String(parametersOf(chapter, one)),
      () => undefined,
    );
    if (text === undefined || characters + text.length > PERMALINK_LIMITS.characters) continue;
    moves += count;
    characters += text.length + 1;
    texts.set(chapter, text);
  }
  const carried = list.filter((one) => texts.has(one));
  const at = carried.indexOf(shown);
  const parts = carried.map((one) => texts.get(one)!);
  if (at > 0) parts.push(`chapter=${at + 1}`);
  return { hash: parts.join('&'), left: list.filter((one) => !texts.has(one)) };
}

function parametersOf({ name }: Chapter, text: string): URLSearchParams {
  return new URLSearchParams({ game: text, ...(name && { name }) });
}

/** Number of moves of a game with its side lines; `undefined` if there are more than `most`. */
function movesOf({ root }: Game, most: number): number | undefined {
  const places = [root];
  // The list grows during the loop.
  for (const place of places) {
    places.push(...place.children);
    if (places.length - 1 > most) return undefined;
  }
  return places.length - 1;
}
