/** `othello-board/rules.js`: positions, games, scores, clocks, matches; needs neither a page nor an engine. */
export * from './rules/strategy.js';
export * from './rules/clock.js';
export * from './rules/color.js';
export { BoardError, OthelloError, SquareError } from './rules/errors.js';
export { cutGame, deleteMove, promoteLine } from './rules/game/editing.js';
export type * from './rules/game/facts.js';
export { factsOf } from './rules/game/facts.js';
export * from './rules/game/game.js';
export {
  followsRules,
  mainLineOf,
  positionsBefore,
  type GameNode,
  type GameResult,
  type ResultReason,
} from './rules/game/tree.js';
export * from './rules/hand-flips.js';
export {
  emptyPosition,
  handicapPosition,
  IllegalMoveError,
  Position,
  withColorsExchanged,
  withDisc,
  type IllegalReason,
  type Phase,
} from './rules/position.js';
export * from './rules/match.js';
export * from './rules/openings.js';
export * from './rules/replay.js';
export {
  discCount,
  forfeitScore,
  lostDiscs,
  margin,
  officialScore,
  timeScore,
  type Score,
  type TimeRule,
} from './rules/score.js';
export * from './rules/square.js';
export * from './rules/symmetry.js';
