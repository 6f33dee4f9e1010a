/** `othello-board/coach.js`: why a move is bad or good, with proof; needs no page, so it also runs in Node. */
export * from './coach/claim.js';
export { explain, explainFrom } from './coach/explain.js';
export type { ExplainOptions } from './coach/judge.js';
export { EFFORTS, type Effort } from './engine/effort.js';
export type { PeopleChoice } from './coach/people.js';
export * from './coach/reason.js';
export * from './coach/sentences.js';
export * from './coach/words.js';
export * from './coach/corner-force.js';
export * from './coach/edges.js';
export * from './coach/frontier.js';
export * from './coach/regions.js';
export * from './coach/safe-moves.js';
export * from './coach/stability.js';
export type { CoachStrings } from './locales/strings/coach.js';
