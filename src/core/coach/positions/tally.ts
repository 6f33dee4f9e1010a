/**
 * Counts what players count (moves, frontier, stable discs, corners), and weighs it in discs. `contrast.ts` compares two
 * moves by it: what the reasons found do not account for, the tally does.
 */
import type { Color } from '../../rules/color.js';
import { cornerOf, CORNERS, C_SQUARES, X_SQUARES } from '../../rules/strategy.js';
import { frontierDiscs } from './frontier.js';
import { playedBy, seenBy } from './lines.js';
import type { Outcome } from './outcome.js';
import { safeMoves } from './safe-moves.js';
import { stableDiscsOf } from './stability.js';

/** What is counted for a move and for best play after it. */
export interface Tally {
  /** Corners that the mover takes in best play, less those of the other side. */
  readonly corners: number;
  /** Stable discs at the end of best play. */
  readonly ownStable: number;
  readonly theirStable: number;
  /** Moves in all positions of best play, on average, whoever is to move. */
  readonly ownMoves: number;
  readonly theirMoves: number;
  /** Discs that touch an empty square, likewise. */
  readonly ownFrontier: number;
  readonly theirFrontier: number;
  /** The other side's moves at once, and the mover's after the best reply. */
  readonly replies: number;
  readonly movesAfterReply: number;
  /** 1 for a move to the X-square or C-square of an empty corner. */
  readonly onX: number;
  readonly onC: number;
  /** Moves of the other side that give no corner, at the end of best play. */
  readonly theirSafeMoves: number;
}

/**
 * The value of each count in discs: fitted by least squares to the differences in value of 4,746 pairs of moves, each
 * of the three best moves of a position paired with all worse ones. `npm run -w training bench:coach` measures on other games how
 * well they work.
 */
export const WEIGHTS: Readonly<Record<keyof Tally, number>> = {
  corners: 0.85,
  ownStable: 0.33,
  theirStable: -0.38,
  ownMoves: 1.14,
  theirMoves: -1.28,
  ownFrontier: -0.52,
  theirFrontier: 0.57,
  replies: -0.18,
  movesAfterReply: 0.3,
  onX: -1.34,
  onC: -3.23,
  theirSafeMoves: -0.28,
};

/** @param plies of best play that are counted, the move among them */
export function tally(outcome: Outcome, plies: number): Tally {
  const { position, move, steps, mover, other, after, replied } = outcome;
  const played = steps.slice(0, plies);
  const end = played.at(-1)!.after;
  const corners = (color: Color): number =>
    playedBy(played, color).filter((square) => CORNERS.includes(square)).length;
  const corner = cornerOf(move);
  const isExposed = corner !== undefined && position.at(corner) === undefined;
  return {
    corners: corners(mover) - corners(other),
    ownStable: stableDiscsOf(end, mover).length,
    theirStable: stableDiscsOf(end, other).length,
    ownMoves: meanMoves(outcome, mover, plies),
    theirMoves: meanMoves(outcome, other, plies),
    ownFrontier: meanFrontier(outcome, mover, plies),
    theirFrontier: meanFrontier(outcome, other, plies),
    replies: seenBy(after, other).legalMoves.length,
    movesAfterReply: replied?.legalMoves.length ?? 0,
    onX: isExposed && X_SQUARES.includes(move) ? 1 : 0,
    onC: isExposed && C_SQUARES.includes(move) ? 1 : 0,
    theirSafeMoves: safeMoves(seenBy(end, other)).length,
  };
}

/** How many moves a side would have in each position that best play leads to, on average. */
export function meanMoves({ steps }: Outcome, color: Color, plies: number): number {
  return mean(steps.slice(0, plies).map(({ after }) => seenBy(after, color).legalMoves.length));
}

/** How many frontier discs a side has in each position that best play leads to, on average. */
export function meanFrontier({ steps }: Outcome, color: Color, plies: number): number {
  return mean(steps.slice(0, plies).map(({ after }) => frontierDiscs(after, color).length));
}

/** The mean of some counts. */
function mean(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** By how many discs one tally is better than another. */
export function advantage(better: Tally, worse: Tally): number {
  const names = Object.keys(WEIGHTS) as (keyof Tally)[];
  return names.reduce((sum, name) => sum + WEIGHTS[name] * (better[name] - worse[name]), 0);
}

/** The number of plies that both lines have. */
export function commonPlies(a: Outcome, b: Outcome): number {
  return Math.min(a.steps.length, b.steps.length);
}
