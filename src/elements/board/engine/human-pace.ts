/**
 * The time that a person would think: the delay of `pace="human"`, so that an opponent does not answer each move after
 * the same time. `EnginePlayer` waits as long. Times are in milliseconds.
 */
import { CORNERS } from '../../../core/rules/strategy.js';
import type { Position } from '../../../core/rules/position.js';

/** The shortest and the longest thought, in milliseconds. */
export const SHORTEST_THOUGHT = 600;
/** The longest delay, in milliseconds. */
export const LONGEST_THOUGHT = 15_000;

/**
 * Milliseconds for a choice between eight moves, by the least number of empty squares: openings are known, endgames are
 * counted.
 */
const BY_EMPTIES: readonly (readonly [number, number])[] = [
  [52, 1200],
  [40, 2600],
  [20, 3600],
  [8, 4200],
  [0, 1800],
];
/** Moves among which a person chooses in the time above. */
const USUAL_CHOICE = 8;
/** A legal corner is seen at once. */
const CORNER_FACTOR = 0.5;
/** The standard deviation of the logarithm of the times: two of three are between 0.6 and 1.6 times the usual one. */
const SPREAD = 0.45;

/**
 * Milliseconds that a person might think about a move: longer with more moves to choose from and in the middle game;
 * shorter in the opening, with a legal corner, and with one legal move. An assumption, not fitted: the games from which
 * the levels were learned have no times.
 *
 * @param random called twice, returns numbers from 0 to below 1
 */
export function humanPace({ empties, legalMoves }: Position, random: () => number = Math.random): number {
  const [, usual] = BY_EMPTIES.find(([from]) => empties >= from)!;
  const choice = Math.log2(legalMoves.length) / Math.log2(USUAL_CHOICE);
  const corner = legalMoves.some((square) => CORNERS.includes(square)) ? CORNER_FACTOR : 1;
  // Box-Muller: one normally distributed number from two uniform ones.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const time = usual * choice * corner * Math.exp(SPREAD * normal);
  return Math.round(Math.min(LONGEST_THOUGHT, Math.max(SHORTEST_THOUGHT, time)));
}
