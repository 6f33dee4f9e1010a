/** Plays one file of self-play. Its content depends only on its number, the weights of the core and the options. */
import { RECORD_BYTES } from './records.js';
import type { TrainingExports } from '../training-exports.js';

/** What all files of a generation have in common. */
export interface FileOptions {
  generation: number;
  /** Games in a file. */
  fileGames: number;
  /** Search depth in plies. */
  depth: number;
  /** Number of empties from which play and labels are exact. */
  exactFrom: number;
}

/** Calls of the core for one file; in the last one, games have many random moves at the start. */
const CALLS_PER_FILE = 8;

/** The records of a file's games. */
export async function playFile(
  core: TrainingExports,
  file: number,
  { generation, fileGames, depth, exactFrom }: FileOptions,
): Promise<Buffer> {
  core.seedGames((BigInt(generation) << 48n) | BigInt(file));
  const parts: Uint8Array[] = [];
  for (let call = 1; call <= CALLS_PER_FILE; call++) {
    // An eighth of the games have a long opening, for unusual positions in the endgame.
    const [minOpening, maxOpening] = call === CALLS_PER_FILE ? [19, 36] : [6, 30];
    const records = core.playGames(fileGames / CALLS_PER_FILE, depth, exactFrom, minOpening, maxOpening);
    // Handle messages between two calls.
    await new Promise((resolve) => setImmediate(resolve));
    parts.push(new Uint8Array(core.memory.buffer, core.gamesBuffer(), records * RECORD_BYTES).slice());
  }
  return Buffer.concat(parts);
}
