/** `othello-board/rules.js`: squares, positions, scores and games, without a page and without an engine. */
export * from './rules/color.js';
export * from './rules/errors.js';
export * from './rules/game.js';
export * from './rules/position.js';
export * from './rules/score.js';
export * from './rules/square.js';
