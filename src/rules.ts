/** `othello-board/rules.js`: positions, games, scores, clocks, matches; without a page and without an engine. */
export * from './rules/advice.js';
export * from './rules/clock.js';
export * from './rules/color.js';
export * from './rules/errors.js';
export * from './rules/game.js';
export * from './rules/hand-flips.js';
export * from './rules/illegal-move.js';
export * from './rules/match.js';
export * from './rules/openings.js';
export * from './rules/position.js';
export * from './rules/score.js';
export * from './rules/square.js';
export * from './rules/strategy.js';
export * from './rules/symmetry.js';
