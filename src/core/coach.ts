/** `othello-board/coach.js`: why a move is bad or good, with proof; needs no page, so it also runs in Node. */
export * from './coach/reasons/claim.js';
export { explain, explainFrom } from './coach/explain.js';
export type { ExplainOptions } from './coach/values/judge.js';
export { EFFORTS, type Effort } from './engine/effort.js';
export type { PeopleChoice } from './coach/values/people.js';
export * from './coach/reasons/reason.js';
export * from './coach/text/sentences.js';
export * from './coach/text/words.js';
export * from './coach/positions/corner-force.js';
export * from './coach/positions/edges.js';
export * from './coach/positions/frontier.js';
export * from './coach/positions/regions.js';
export * from './coach/positions/safe-moves.js';
export * from './coach/positions/stability.js';
export type { CoachStrings } from './locales/strings/coach.js';
