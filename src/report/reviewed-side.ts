/** One side of a game as the engine sees it: what a report counts, small enough to be kept of many games. */
import { createReviewCache } from '../analysis/cache.js';
import type { MoveClass } from '../analysis/classes.js';
import type { PlyReview } from '../analysis/ply-review.js';
import { reviewWhole, type ReviewProgress } from '../analysis/review.js';
import type { ReviewLimits } from '../analysis/searches.js';
import { explainFrom } from '../coach/explain.js';
import type { ReasonKind } from '../coach/reason.js';
import { regionsOf } from '../coach/regions.js';
import type { Effort } from '../engine/effort.js';
import type { Engine } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { tenths } from '../rules/tenths.js';

/** A move of that side. All values are discs. */
export interface ReviewedMove {
  /** The move's number in the game, from 1; passes do not count. */
  readonly ply: number;
  readonly square: Square;
  /** Empty squares before it. */
  readonly empties: number;
  /** What it gave away. */
  readonly loss: number;
  /** What each legal move gives away, the best one's 0 first. */
  readonly losses: readonly number[];
  /** The best move; the move itself where none is better. */
  readonly best: Square;
  /** Missing where there was nothing to choose. */
  readonly class?: MoveClass;
  /** Discs turned by the move and by the best one. */
  readonly flips: readonly [played: number, best: number];
  /** Empty squares of the regions that the move and the best one go into. */
  readonly regions: readonly [played: number, best: number];
  /** Why it was bad, heaviest first, with weights; empty for a move that gave away little. */
  readonly reasons: readonly (readonly [kind: ReasonKind, weight: number])[];
}

/** The moves of one side of a game. */
export interface ReviewedSide {
  /** Names the game, the side and how it was searched: the same again has the same key. */
  readonly key: string;
  readonly moves: readonly ReviewedMove[];
}

/** How the side of a game is reviewed. */
export interface SideReviewOptions {
  /** How much is searched; `quick` unless given: a report counts many moves, and errs little in their sum. */
  effort?: Effort;
  /** In place of what the effort says. */
  limits?: Pick<ReviewLimits, 'nodes' | 'depth'>;
  /** How many of the first moves the players did not choose: they are not counted. */
  givenMoves?: number;
  /** Searches at the same time, 1-16; 2 unless given. */
  parallel?: number;
  onProgress?: (progress: ReviewProgress) => void;
  signal?: AbortSignal;
}

/** A move that gives away so many discs is given a reason. */
export const EXPLAINED_LOSS = 2;

/** The main line of a game, which begins at its root. */
export function mainLineOf(root: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let [node] = root.children; node; [node] = node.children) line.push(node);
  return line;
}

/** What {@link ReviewedSide.key} is for a game, a side and options. Known before anything is searched. */
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
 * Reviews the moves of one side of a game's main line. With the same engine and options it is the same on every machine.
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
    // Nobody watches it grow, so there is no brief look at first.
    limits: { ...limits, coarse: false },
    cache: createReviewCache(),
    ...(parallel !== undefined && { parallel }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  const moves = (done?.plies ?? []).filter((ply) => ply !== undefined).map(reviewedMove);
  return { key: sideKey(root, side, engine, options), moves };
}

function reviewedMove(review: PlyReview): ReviewedMove {
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

/** How many empty squares hang together with one, itself among them. */
export function regionSize(position: Position, square: Square): number {
  return regionsOf(position).find((region) => region.includes(square))!.length;
}

function reasonsOf({ position, square, moves }: PlyReview): ReviewedMove['reasons'] {
  return explainFrom(position, square, moves)
    .reasons.filter(({ tone }) => tone === 'bad')
    .map(({ kind, weight }) => [kind, tenths(weight)] as const);
}
