/** Reviews, each kept beside its game: values alone, which are worth nothing beside another game. */
import * as v from 'valibot';
import { reviewFromJson, reviewToJson, type FoundReview } from '../../src/analysis.js';
import { OthelloBoard } from '../../src/element.js';
import type { Game } from '../../src/rules.js';
import { KEPT_REVIEW, KEPT_REVIEWS } from './kept.js';

/** What another release has found is not taken for what this one finds. */
const stored = v.object({ release: v.literal(OthelloBoard.version), review: v.unknown() });

const storedOthers = v.record(v.string(), v.unknown());

/** Keeps what the review of the game on the board has found; nothing where it has found nothing, or the browser keeps nothing. */
export function keepReview(found: FoundReview): void {
  try {
    // Where the new one finds no room, the old one is that of another game.
    localStorage.removeItem(KEPT_REVIEW);
    if (found.plies.some(Boolean)) localStorage.setItem(KEPT_REVIEW, JSON.stringify(written(found)));
  } catch {
    // The review lasts as long as the page.
  }
}

/** The review that was kept of a game; `undefined` where there is none, or it is another game's, another release's or damaged. */
export function keptReview(game: Game): FoundReview | undefined {
  return parsed(() => JSON.parse(localStorage.getItem(KEPT_REVIEW) ?? 'null'), game);
}

/**
 * Keeps the review of a chapter that is left.
 *
 * @param chapters the numbers of all chapters there are: reviews of others are forgotten
 */
export function keepReviewOf(chapter: number, found: FoundReview, chapters: readonly number[]): void {
  try {
    const all = Object.entries(otherReviews()).filter(
      ([id]) => Number(id) !== chapter && chapters.includes(Number(id)),
    );
    if (found.plies.some(Boolean)) all.push([String(chapter), written(found)]);
    localStorage.setItem(KEPT_REVIEWS, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // The review lasts as long as the page.
  }
}

/** The review of a chapter that was left, as {@link keptReview} gives that of the game on the board. */
export function keptReviewOf(chapter: number, game: Game): FoundReview | undefined {
  return parsed(() => otherReviews()[chapter], game);
}

function written(found: FoundReview): object {
  return { release: OthelloBoard.version, review: reviewToJson(found) };
}

function otherReviews(): Readonly<Record<string, unknown>> {
  return v.parse(v.fallback(storedOthers, {}), JSON.parse(localStorage.getItem(KEPT_REVIEWS) ?? '{}'));
}

function parsed(read: () => unknown, game: Game): FoundReview | undefined {
  try {
    return reviewFromJson(v.parse(stored, read()).review, game);
  } catch {
    return undefined;
  }
}
