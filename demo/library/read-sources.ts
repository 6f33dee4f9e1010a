/** Reads the games of texts and files, in a worker. */
import {
  expandPermalink,
  FormatError,
  parseWthorNames,
  streamGames,
  type GameEntry,
  type ReadGamesOptions,
  type WthorNameLists,
} from '../../src/core/formats.js';
import { checkLinkLength, checkLinkMoves } from './link-limits.js';

/** Text from the address of a page. The user has not chosen it like a file, so stricter limits apply. */
export interface LinkedText {
  readonly link: string;
}

/** The source of games: a pasted text, a file, or a link. */
export type GameSource = string | File | LinkedText;

/** A game, the reason why it could not be read, or the reason why a whole text or file could not. */
export type SourceEntry =
  | GameEntry
  | {
      readonly record?: undefined;
      readonly error: FormatError;
      /** The name of the file that it is in. */
      readonly file?: string | undefined;
    };

/**
 * The games of texts, files and links one by one; an error for each that could not be read, and for each text or file
 * without games.
 *
 * @param encoding how the letters of files are written; found out by default
 * @throws {FormatError} when nothing at all could be read, or a link is damaged
 */
export async function* readSources(
  sources: readonly GameSource[],
  encoding?: string,
): AsyncGenerator<SourceEntry, void> {
  const files = sources.filter((source) => source instanceof File);
  const names = await namesIn(files);
  let read = 0;
  let failure: FormatError | undefined;
  for (const source of sources) {
    if (source instanceof File && isNames(source)) continue;
    const file = source instanceof File ? source.name : undefined;
    try {
      for await (const entry of gamesOf(source, { ...names, ...(encoding !== undefined && { encoding }) })) {
        read++;
        yield entry.record ? entry : { error: entry.error, file };
      }
    } catch (error) {
      if (!(error instanceof FormatError) || isLink(source)) throw error;
      failure ??= error;
      yield { error, file };
    }
  }
  if (read === 0 && failure) throw failure;
}

async function* gamesOf(source: GameSource, options: ReadGamesOptions): AsyncGenerator<GameEntry, void> {
  if (typeof source === 'string') yield* streamGames([await expandPermalink(source)], options);
  else if (isLink(source)) yield* gamesOfLink(source);
  else yield* streamGames(await piecesOf(source), options);
}

function isLink(source: GameSource): source is LinkedText {
  return typeof source === 'object' && 'link' in source;
}

/** The games of a link in any format together have the limits of our own links. */
async function* gamesOfLink({ link }: LinkedText): AsyncGenerator<GameEntry, void> {
  checkLinkLength(link);
  let moves = 0;
  for await (const entry of streamGames([await expandPermalink(link)])) {
    if (entry.record) moves = checkLinkMoves(entry.record.game, moves);
    yield entry;
  }
}

/** Expands compressed links in pages of HTML, such as lessons. */
async function piecesOf(file: File): Promise<readonly string[] | AsyncIterable<Uint8Array>> {
  return /\.html?$/i.test(file.name) ? [await expandPermalink(await file.text())] : bytesOf(file);
}

/** Not every browser can iterate over a stream. */
async function* bytesOf(file: File): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** WTHOR has the names of players and tournaments in separate files. */
const NAMES = { players: /\.jou$/i, tournaments: /\.trn$/i } as const;

function isNames({ name }: File): boolean {
  return Object.values(NAMES).some((pattern) => pattern.test(name));
}

async function namesIn(files: readonly File[]): Promise<WthorNameLists> {
  const names: { players?: string[]; tournaments?: string[] } = {};
  for (const file of files.filter(isNames)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const kind of ['players', 'tournaments'] as const) {
      if (!NAMES[kind].test(file.name)) continue;
      try {
        names[kind] = parseWthorNames(bytes, kind);
      } catch (error) {
        // Without names, the games can still be read.
        if (!(error instanceof FormatError)) throw error;
      }
    }
  }
  return names;
}
