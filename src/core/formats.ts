/** `othello-board/formats.js`: reads and writes positions and games as text and bytes. */
export { readAnnotation, writeAnnotation } from './formats/common/annotation.js';
export * from './formats/any-game.js';
export * from './formats/any-games.js';
export * from './formats/notation/board-string.js';
export type * from './formats/common/collection.js';
export type { Extent } from './formats/common/reading.js';
export * from './formats/notation/fen.js';
export * from './formats/common/format-error.js';
export * from './formats/json/game-json.js';
export * from './formats/common/game-record.js';
export * from './formats/ggf.js';
export * from './formats/hamlite.js';
export * from './formats/obf.js';
export * from './formats/common/marks.js';
export * from './formats/othello-quest.js';
export * from './formats/permalink.js';
export * from './formats/pgn.js';
export * from './formats/same-game.js';
export * from './formats/sgf.js';
export * from './formats/notation/transcript.js';
export * from './formats/notation/transcripts.js';
export * from './formats/wthor.js';
export { decoded } from './formats/common/encoding.js';
export {
  eventOf,
  plainLetter,
  printDate,
  printGgfTime,
  secondsOf,
  yearOf,
} from './formats/common/fact-text.js';
export { writtenGame, type WrittenGame, type WrittenPlace } from './formats/common/written-game.js';
export { lostIn, type FactKind, type WrittenFormat } from './formats/holds.js';
