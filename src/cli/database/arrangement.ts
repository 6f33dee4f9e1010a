/** Which games are written, and in which order, as soon as all of them are read. */
import type { GameRecord } from '../../formats/game-record.js';

export interface Arrangement {
  /** Hears each game once, in the order in which they are read. */
  add(record: GameRecord): void;
  /** Those of some games, by their numbers from 0, that are written, in their order. */
  arrange(numbers: readonly number[]): number[];
}
