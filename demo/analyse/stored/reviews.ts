/** Stores reviews, each beside its game: its values and explanations mean nothing for another game. */
import * as v from 'valibot';
import {
  isWorseThanGood,
  reviewFromJson,
  reviewToJson,
  type FoundReview,
} from '../../../src/core/analysis.js';
import { OthelloBoard } from '../../../src/elements/element.js';
import type { Game } from '../../../src/core/rules.js';
import { HANDED_KEY, REVIEW_KEY, REVIEWS_KEY } from './analysis.js';
import { removeText, storedText, storeText } from './tab-storage.js';

/** Reviews of other releases are ignored, because their values may differ. */
const stored = v.object({ release: v.literal(OthelloBoard.version), review: v.unknown() });

const storedOthers = v.record(v.string(), v.unknown());

/** Stores the review of the game on the board, unless it is empty or the browser does not store anything. */
export function keepReview(found: FoundReview): void {
  try {
    // Without room for the new review, remove the old one, which belongs to another game.
    removeText(REVIEW_KEY);
    if (found.plies.some(Boolean)) storeText(REVIEW_KEY, JSON.stringify(written(found)));
  } catch {
    // Without storage, the review lasts as long as the page.
  }
}

/**
 * The stored review of a game; `undefined` if there is none, or if it belongs to another game or release or is damaged.
 */
export function storedReview(game: Game): FoundReview | undefined {
  return parsed(() => JSON.parse(storedText(REVIEW_KEY) ?? 'null'), game);
}

/** Stores the review of a game that has ended, for the page that analyses it. */
export function handOver(found: FoundReview): void {
  try {
    storeText(HANDED_KEY, JSON.stringify(written(found)));
  } catch {
    // Without storage, the game is reviewed again.
  }
}

/** The review that was handed over with a game; as {@link storedReview}. */
export function handedReview(game: Game): FoundReview | undefined {
  return parsed(() => JSON.parse(storedText(HANDED_KEY) ?? 'null'), game);
}

/**
 * Stores the review of a chapter when the user leaves it.
 *
 * @param chapters the ids of all chapters; other reviews are deleted
 */
export function keepReviewOf(chapter: number, found: FoundReview, chapters: readonly number[]): void {
  try {
    const all = Object.entries(otherReviews()).filter(
      ([id]) => Number(id) !== chapter && chapters.includes(Number(id)),
    );
    if (found.plies.some(Boolean)) all.push([String(chapter), written(found)]);
    storeText(REVIEWS_KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Without storage, the review lasts as long as the page.
  }
}

/** The stored review of a chapter; as {@link storedReview}. */
export function storedReviewOf(chapter: number, game: Game): FoundReview | undefined {
  return parsed(() => otherReviews()[chapter], game);
}

/** Whether a move that is worse than good is not explained yet. */
export function lacksReasons({ plies, explanations = [] }: FoundReview): boolean {
  return plies.some((ply, at) => ply && isWorseThanGood(ply.class) && !explanations[at]);
}

/** A review as it is stored. */
export function written(found: FoundReview): object {
  return { release: OthelloBoard.version, review: reviewToJson(found) };
}

function otherReviews(): Readonly<Record<string, unknown>> {
  return v.parse(v.fallback(storedOthers, {}), JSON.parse(storedText(REVIEWS_KEY) ?? '{}'));
}

/**
 * Reads what {@link written} makes.
 *
 * @throws when it is damaged, or belongs to another game or release
 */
export function readReview(data: unknown, game: Game): FoundReview {
  return reviewFromJson(v.parse(stored, data).review, game);
}

function parsed(read: () => unknown, game: Game): FoundReview | undefined {
  try {
    return readReview(read(), game);
  } catch {
    return undefined;
  }
}
