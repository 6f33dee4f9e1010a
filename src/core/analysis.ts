/** `othello-board/analysis.js`: reviews of games, chances, classes and accuracy; in a browser and in Node. */
export { createReviewCache, type KnownMoves, type ReviewCache } from './analysis/cache.js';
export { chancesOf, type Chances, type Estimate } from './analysis/chances.js';
export * from './analysis/classes.js';
export { reviewPly, type PlyReview } from './analysis/ply-review.js';
export * from './analysis/review-json.js';
export * from './analysis/review.js';
export { EFFORTS, type Effort } from './engine/effort.js';
export type { ReviewLimits, ReviewStage } from './analysis/searches.js';
export { partOf, summarizeSide, type GamePart, type SideReview } from './analysis/summary.js';
