/** Decides which games are written, and in which order, once all games have been read. */
import type { GameRecord } from 'othello-board/formats.js';

/** A choice and an order of games. */
export interface Arrangement {
  /** Called once for each game, in the order in which they are read. */
  add(record: GameRecord): void;
  /** Returns the numbers to write, in their order; games are numbered from 0. */
  arrange(numbers: readonly number[]): number[];
}
