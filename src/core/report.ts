/** `othello-board/report.js`: reports on many games of a player; needs no page, so it also runs in Node and workers. */
export * from './report/game-themes.js';
export * from './report/stored-reviews.js';
export { NORMS, normOf, STRENGTH_MODEL, type Measure, type Norm } from './report/strength/norms.js';
export { HABITS, type Habit } from './report/habits.js';
export type { OpeningGroup } from './report/opening-groups.js';
export * from './report/own-games.js';
export * from './report/player-report.js';
export {
  reviewSide,
  sideKey,
  type ReviewedMove,
  type ReviewedSide,
  type SideReviewOptions,
} from './report/reviewed-side.js';
export { estimateStrength, type StrengthEstimate } from './report/strength/strength.js';
export { lossByTheme, reasonsOfTheme, THEMES, type Theme } from './report/loss-themes.js';
export {
  LEAST_GAMES,
  type Costliest,
  type DearMove,
  type Deviation,
  type Lesson,
  type Plan,
  type Subject,
} from './report/weaknesses.js';
