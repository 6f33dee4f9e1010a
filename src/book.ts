/** `othello-board/book.js`: the opening book, what people play, and even starts. */
export { bookMoves, bookSize, bookValue, type BookMove } from './book/book.js';
export { evenStart, type EvenStartOptions } from './book/even-start.js';
export { PlayedGames, type PlayedMove } from './book/played-games.js';
