/** Reads the games of texts and files, in a worker. */
import {
  expandPermalink,
  parseWthorNames,
  streamGames,
  type GameEntry,
  type WthorNameLists,
} from '../../src/formats.js';

/** The games of texts and files one by one, or why one could not be read. */
export async function* readSources(sources: readonly (string | File)[]): AsyncGenerator<GameEntry, void> {
  const names = await namesIn(sources);
  for (const source of sources) {
    if (isNames(source)) continue;
    yield* streamGames(await piecesOf(source), names);
  }
}

/** What was pasted, or a page of HTML, such as a lesson: a link in it that carries a game may be compressed. */
async function piecesOf(source: string | File): Promise<readonly string[] | AsyncIterable<Uint8Array>> {
  if (typeof source === 'string') return [await expandPermalink(source)];
  return /\.html?$/i.test(source.name) ? [await expandPermalink(await source.text())] : bytesOf(source);
}

/** Not every browser lets a stream be iterated. */
async function* bytesOf(file: File): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** WTHOR keeps the names of players and tournaments in files of their own. */
const NAMES = { players: /\.jou$/i, tournaments: /\.trn$/i } as const;

function isNames(source: string | File): source is File {
  return typeof source !== 'string' && Object.values(NAMES).some((pattern) => pattern.test(source.name));
}

async function namesIn(sources: readonly (string | File)[]): Promise<WthorNameLists> {
  const names: { players?: string[]; tournaments?: string[] } = {};
  for (const file of sources.filter(isNames)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const kind of ['players', 'tournaments'] as const) {
      if (NAMES[kind].test(file.name)) names[kind] = parseWthorNames(bytes, kind);
    }
  }
  return names;
}
