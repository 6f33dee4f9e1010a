/** `othello-board/formats.js`: positions and games as text and bytes, read and written. */
export * from './formats/any-game.js';
export * from './formats/any-games.js';
export * from './formats/board-string.js';
export type * from './formats/collection.js';
export * from './formats/fen.js';
export * from './formats/format-error.js';
export * from './formats/game-record.js';
export * from './formats/ggf.js';
export * from './formats/hamlite.js';
export * from './formats/obf.js';
export * from './formats/marks.js';
export * from './formats/othello-quest.js';
export * from './formats/permalink.js';
export * from './formats/pgn.js';
export * from './formats/sgf.js';
export * from './formats/transcript.js';
export * from './formats/transcripts.js';
export * from './formats/wthor.js';
