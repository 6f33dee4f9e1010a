/**
 * `othello-board/book.js`: the opening book, an engine that uses it, moves played in games, an index of positions, and
 * even starts.
 */
export { bookMoves, bookSize, bookValue, type BookMove } from './book/opening-book.js';
export { evenStart, type EvenStartOptions } from './book/even-start.js';
export { PlayedGames, type PlayedMove, type PlayedMoves } from './book/played-games.js';
export { GAME_ENDED, PositionIndex, type GamesAt, type IndexedGame } from './book/position-index.js';
export { randomNumbers } from './rules/random.js';
export { WideBook, type WideBookMove } from './book/wide-book.js';
export { withBook, type WithBookOptions } from './book/with-book.js';
