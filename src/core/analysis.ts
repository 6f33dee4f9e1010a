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
export {
  moments,
  type Because,
  type Moment,
  type MomentKind,
  type MomentOptions,
} from './analysis/moments.js';
export type { Advice, CauseKind, Fact } from './analysis/fact.js';
export type { Effect, Worth } from './analysis/effect.js';
export type { Lesson } from './analysis/lesson.js';
export type { Course } from './analysis/course.js';
export { story, type Ending, type Story } from './analysis/story.js';
export type { Turn } from './analysis/turn.js';
export { momentCause, momentReason, momentText } from './analysis/moment-text.js';
export { courseTexts, lessonText, storyText } from './analysis/story-text.js';
export type { Reader } from './analysis/story-words.js';
