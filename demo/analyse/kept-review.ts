/** The review of the game on the board, kept beside it: values alone, which are worth nothing beside another game. */
import * as v from 'valibot';
import { reviewFromJson, reviewToJson, type FoundReview } from '../../src/analysis.js';
import { OthelloBoard } from '../../src/element.js';
import type { Game } from '../../src/rules.js';
import { KEPT_REVIEW } from './kept.js';

/** What another release has found is not taken for what this one finds. */
const stored = v.object({ release: v.literal(OthelloBoard.version), review: v.unknown() });

/** Keeps what a review has found; nothing where it has found nothing, or the browser keeps nothing. */
export function keepReview(found: FoundReview): void {
  try {
    // Where the new one finds no room, the old one is that of another game.
    localStorage.removeItem(KEPT_REVIEW);
    if (!found.plies.some(Boolean)) return;
    const kept = { release: OthelloBoard.version, review: reviewToJson(found) };
    localStorage.setItem(KEPT_REVIEW, JSON.stringify(kept));
  } catch {
    // The review lasts as long as the page.
  }
}

/** The review that was kept of a game; `undefined` where there is none, or it is another game's, another release's or damaged. */
export function keptReview(game: Game): FoundReview | undefined {
  try {
    const { review } = v.parse(stored, JSON.parse(localStorage.getItem(KEPT_REVIEW) ?? 'null'));
    return reviewFromJson(review, game);
  } catch {
    return undefined;
  }
}
