/**
 * How a novice chooses, in the first games: by what is seen at once. Every guide for beginners names the same two
 * habits: to flip as many discs as possible, and not to know yet what a corner is worth. The games that the model of
 * people was fitted to have no such players (training/report.md). `level-play.ts` mixes this choice into that of the
 * model for strengths below 1000 points.
 */
import type { Position } from '../../../rules/position.js';
import { CORNERS } from '../../../rules/strategy.js';

/** Below this strength, in points, some moves are a novice's: it is the least strength that the model was fitted to. */
const BEGINS = 950;
/** The weakest strength, in points. */
const WEAKEST = 400;
/**
 * The share of a novice's moves at the weakest strength, and the power of the distance with which the share grows: chosen
 * so that these strengths lie about as far apart, in games between them, as those above.
 */
const MOST = 0.75;
const GROWTH = 1.25;
/** How much less often a corner is noticed than another move: set by hand, for want of games. */
const CORNER_NOTICED = 0.25;

/** The share of moves that players of a strength choose as novices do, 0 to 1. */
export function noviceShare(strength: number): number {
  const distance = Math.max(0, Math.min(1, (BEGINS - strength) / (BEGINS - WEAKEST)));
  return MOST * distance ** GROWTH;
}

/** The chance of each legal move, in their order. */
export function noviceChances(position: Position): number[] {
  const weights = position.legalMoves.map((move) => {
    const liking = position.flips(move).length;
    return CORNERS.includes(move) ? liking * CORNER_NOTICED : liking;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
