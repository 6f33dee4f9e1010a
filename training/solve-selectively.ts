/** The score of a position by a search to the end of the game that may cut unlikely branches. */
import type { Core, Discs } from '../src/engine/core.js';
import { FLAG_EXACT, FLAG_SELECTIVE } from './records.js';

/** A score and how sure it is. */
export interface Score {
  /** Discs, for the side to move. */
  score: number;
  /** `FLAG_EXACT` or `FLAG_SELECTIVE`. */
  flag: number;
}

/**
 * Searches until the score is exact, or known with a confidence.
 *
 * @param confidence in percent, 74, 88, 95 or 99; 100 asks for an exact score
 */
export function solveSelectively(core: Core, discs: Discs, { confidence }: { confidence: number }): Score {
  core.begin({ ...discs, depth: 60, exact: true, goal: 'score', multiPv: 1, nodes: Infinity });
  for (;;) {
    const isDone = core.step(2000);
    const { value, certainty, confidence: reached = 0 } = core.answer[0]!;
    if (isDone) return { score: value, flag: FLAG_EXACT };
    if (certainty === 'selective' && reached >= confidence) return { score: value, flag: FLAG_SELECTIVE };
  }
}
