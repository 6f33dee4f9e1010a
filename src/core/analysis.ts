/** `othello-board/analysis.js`: reviews of games, chances, classes and accuracy; in a browser and in Node. */
export { createReviewCache, type KnownMoves, type ReviewCache } from './analysis/cache.js';
export { chancesOf, type Chances, type Estimate } from './analysis/chances.js';
export * from './analysis/classes.js';
export { positionBefore, reviewPly, type PlyReview } from './analysis/ply-review.js';
export type { ExplainedJson } from './analysis/reasons-json.js';
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
} from './analysis/story/moments.js';
export type { Advice, CauseKind, Fact } from './analysis/story/facts/fact.js';
export type { Effect, Reply } from './analysis/story/facts/replies.js';
export type { Worth } from './analysis/story/facts/worth.js';
export type { Lesson } from './analysis/story/lesson.js';
export type { Course } from './analysis/story/course.js';
export type { Hold } from './analysis/story/hold.js';
export { adviceOf, story, type Ending, type Story } from './analysis/story/story.js';
export type { Turn } from './analysis/story/turn.js';
export { faultText, momentCause, momentText, whyText as momentWhy } from './analysis/story/moment-text.js';
export { momentLabel, momentSummary, replySummary } from './analysis/story/moment-summary.js';
export { courseTexts, lessonIn, lessonText, storyText } from './analysis/story/story-text.js';
export type { Reader } from './analysis/story/story-words.js';
