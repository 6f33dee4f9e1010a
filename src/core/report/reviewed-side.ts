/**
 * Reviews one side of a game and keeps only what a report counts, so that many games fit into memory. Reports are made
 * of these; `stored-reviews.ts` saves them. Losses are in discs.
 */
import { createReviewCache } from '../analysis/cache.js';
import type { MoveClass } from '../analysis/classes.js';
import type { PlyReview } from '../analysis/ply-review.js';
import { reviewWhole, type ReviewProgress } from '../analysis/review.js';
import type { ReviewLimits } from '../analysis/searches.js';
import { reasonsFrom } from '../coach/explain.js';
import type { ReasonKind } from '../coach/reasons/reason.js';
import { regionsOf } from '../coach/positions/regions.js';
import type { Effort } from '../engine/effort.js';
import type { Engine } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import { type GameNode, mainLineOf } from '../rules/game/tree.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { tenths } from '../rules/score.js';

/** A move of that side. Values are in discs. */
export interface ReviewedMove {
  /** The move's number in the game, from 1; passes do not count. */
  readonly ply: number;
  readonly square: Square;
  /** Empty squares before the move. */
  readonly empties: number;
  /** Loss of the move. */
  readonly loss: number;
  /** Losses of all legal moves, beginning with the 0 of the best one. */
  readonly losses: readonly number[];
  /** The best move; the move itself if none is better. */
  readonly best: Square;
  /** Missing when there was nothing to choose. */
  readonly class?: MoveClass;
  /** Discs flipped by the move and by the best one. */
  readonly flips: readonly [played: number, best: number];
  /** Sizes of the empty regions that the move and the best one play into, in squares. */
  readonly regions: readonly [played: number, best: number];
  /** The reasons why the move was bad, with weights, heaviest first; empty for a small loss. */
  readonly reasons: readonly (readonly [kind: ReasonKind, weight: number])[];
}

/** The moves of one side of a game. */
export interface ReviewedSide {
  /** Identifies the game, the side and the search: the same review has the same key. */
  readonly key: string;
  readonly moves: readonly ReviewedMove[];
}

/** How the side of a game is reviewed. */
export interface SideReviewOptions {
  /** How much is searched; `quick` by default, because errors average out over the many moves of a report. */
  effort?: Effort;
  /** Replaces the limits of the effort. */
  limits?: Pick<ReviewLimits, 'nodes' | 'depth'>;
  /** Number of first moves that the players did not choose; they are not counted. */
  givenMoves?: number;
  /** Number of parallel searches, 1-16; 2 by default. */
  parallel?: number;
  onProgress?: (progress: ReviewProgress) => void;
  signal?: AbortSignal;
}

/** A move with at least this loss, in discs, gets reasons. */
export const EXPLAINED_LOSS = 2;

/** The {@link ReviewedSide.key} of a game, a side and options, known before anything is searched. */
export function sideKey(
  root: GameNode,
  side: Color,
  engine: Pick<Engine, 'version'>,
  { effort = 'quick', limits = {}, givenMoves = 0 }: SideReviewOptions = {},
): string {
  const start = root.position.equals(Position.start) ? [] : [`from ${root.position.toString()}`];
  const moves = mainLineOf(root).map(({ move }) => move!);
  const bounds = Object.entries(limits).map(([name, limit]) => `${name}=${limit}`);
  const given = givenMoves > 0 ? [`given=${givenMoves}`] : [];
  return [moves.join(''), ...start, ...given, side, engine.version ?? 'unnamed', effort, ...bounds].join(' ');
}

/**
 * Reviews the moves of one side in the main line of a game. The same engine and options give the same result on every
 * machine.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 * @throws {EngineError} when the engine fails
 */
export async function reviewSide(
  root: GameNode,
  side: Color,
  engine: Engine,
  options: SideReviewOptions = {},
): Promise<ReviewedSide> {
  const { effort = 'quick', limits, givenMoves = 0, parallel, onProgress, signal } = options;
  const nodes = mainLineOf(root).filter(({ color, ply }) => color === side && ply > givenMoves);
  const done = await reviewWhole(nodes, engine, {
    effort,
    // Nobody watches the progress, so the short first searches are left out.
    limits: { ...limits, coarse: false },
    cache: createReviewCache(),
    ...(parallel !== undefined && { parallel }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  const moves = (done?.plies ?? []).filter((ply) => ply !== undefined).map(reviewedMove);
  return { key: sideKey(root, side, engine, options), moves };
}

/** What a report counts of a reviewed move. */
export function reviewedMove(review: PlyReview): ReviewedMove {
  const { ply, square, position, before, loss, moves } = review;
  const best = loss === 0 ? square : review.best[0]!;
  return {
    ply,
    square,
    empties: position.empties,
    loss,
    losses: moves.map(({ value }) => tenths(before - value)),
    best,
    ...(review.class && { class: review.class }),
    flips: [position.flips(square).length, position.flips(best).length],
    regions: [regionSize(position, square), regionSize(position, best)],
    reasons: loss < EXPLAINED_LOSS ? [] : reasonsOf(review),
  };
}

/** Number of empty squares in the region of an empty square, itself included. */
export function regionSize(position: Position, square: Square): number {
  return regionsOf(position).find((region) => region.includes(square))!.length;
}

/** The reasons against a bad move that its values alone give, without another search; weights are in discs. */
function reasonsOf({ position, square, moves }: PlyReview): ReviewedMove['reasons'] {
  return reasonsFrom(position, square, moves)
    .filter(({ tone }) => tone === 'bad')
    .map(({ kind, weight }) => [kind, tenths(weight)] as const);
}
