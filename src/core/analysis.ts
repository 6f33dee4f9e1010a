/** `othello-board/analysis.js`: reviews of games, chances, classes and accuracy; in a browser and in Node. */
export { createReviewCache, type KnownMoves, type ReviewCache } from './analysis/cache.js';
export { chancesOf, type Chances, type Estimate } from './analysis/chances.js';
export * from './analysis/classes.js';
export { positionBefore, reviewPly, type PlyReview } from './analysis/ply-review.js';
export * from './analysis/review-json.js';
export * from './analysis/review.js';
export { checkedEffort, EFFORTS, type Effort } from './engine/effort.js';
export type { ReviewLimits, ReviewStage } from './analysis/searches.js';
export { partOf, summarizeSide, type GamePart, type SideReview } from './analysis/summary.js';
export { moments, type Moment, type MomentKind, type MomentOptions } from './analysis/moments.js';
export type { Advice, Lesson } from './analysis/lesson.js';
export { story, type Course, type Ending, type Story, type Turn } from './analysis/story.js';
export {
  courseTexts,
  lessonText,
  momentCause,
  momentReason,
  momentText,
  storyText,
  type Reader,
} from './analysis/story-text.js';
