/** Games of files, counted by what was played in the opening; loaded when somebody opens a file. */
import { streamGames } from '../../formats/any-games.js';
import { PlayedGames } from '../../book/played-games.js';

/** How reading is followed, and ended. */
export interface ReadPlayedOptions {
  /** Called now and then with the number of games counted so far. */
  readonly onProgress?: (games: number) => void;
  readonly signal?: AbortSignal;
}

/** Milliseconds of reading between two looks of the page at its visitor. */
const SLICE = 30;

/**
 * Counts the games of files of any format.
 *
 * @throws {FormatError} when there is nothing to read
 * @throws the signal's reason when it aborts
 */
export async function readPlayed(
  sources: readonly (string | Blob)[],
  { onProgress, signal }: ReadPlayedOptions = {},
): Promise<PlayedGames> {
  const games = new PlayedGames();
  let rested = performance.now();
  for (const source of sources) {
    for await (const { record } of streamGames(typeof source === 'string' ? [source] : piecesOf(source))) {
      signal?.throwIfAborted();
      if (record) games.add(record);
      if (performance.now() - rested < SLICE) continue;
      onProgress?.(games.games);
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
  }
  return games;
}

/** Not every browser lets a stream be iterated. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
