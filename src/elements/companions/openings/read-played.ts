/**
 * Counts what was played in the openings of games in files; loaded when the user opens a file. The counts are those of
 * `core/book/played-games.ts`.
 */
import { streamGames } from '../../../core/formats/any-games.js';
import { PlayedGames } from '../../../core/book/played-games.js';

/** Options for reading. */
export interface ReadPlayedOptions {
  /** Called now and then with the number of games so far. */
  readonly onProgress?: (games: number) => void;
  readonly signal?: AbortSignal;
}

/** Milliseconds of reading after which the page may handle input. */
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

/** Not every browser can iterate over a stream. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
