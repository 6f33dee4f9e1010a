/** Imports texts, files and links into the library. */
import {
  FormatError,
  gameFromJson,
  gameToJson,
  type GameJson,
  type GameRecord,
  type Permalink,
} from '../../src/formats.js';
import type { GameNode, MoveNote } from '../../src/rules.js';
import type { Library } from './library.js';
import type { Added } from './library-types.js';
import type { Imported, OpenedGame, UnreadGame } from './messages.js';
import { readSources, type GameSource } from './read-sources.js';

/** Number of unreadable games that are reported; with more, the file is probably not of this kind. */
const MOST_TOLD = 5;
/** Milliseconds between progress reports. */
const TELL_AFTER = 150;

/** Adds the games of texts, files and links. For a single game also returns how to show it on a board. */
export async function importInto(
  library: Library,
  sources: readonly GameSource[],
  collection: number,
  onProgress: (games: number) => void,
): Promise<Imported> {
  const adding = library.add(collection);
  const unread: UnreadGame[] = [];
  let unreadCount = 0;
  let first: GameRecord | undefined;
  let told = performance.now();
  const refuse = (error: FormatError): void => {
    unreadCount++;
    if (unread.length < MOST_TOLD) unread.push(unreadGame(error));
  };
  try {
    for await (const { record, error } of readSources(sources)) {
      if (record) {
        first ??= record;
        await adding.add(record);
      } else refuse(error);
      if (performance.now() - told < TELL_AFTER) continue;
      onProgress(adding.count);
      // Let pending searches run in between.
      await new Promise((resolve) => setTimeout(resolve));
      told = performance.now();
    }
  } catch (error) {
    // One of several files may contain no games.
    if (!(error instanceof FormatError) || adding.count === 0) throw error;
    refuse(error);
  }
  const only = adding.count === 1 ? first && opened(first) : undefined;
  const added = await adding.end();
  if (added.ids.length > 0) await library.setLast(added.ids);
  return { ...added, unread, unreadCount, only };
}

/** Adds a game of the page. */
export async function addGame(library: Library, game: GameJson, collection: number): Promise<Added> {
  const adding = library.add(collection);
  await adding.add(gameFromJson(game));
  return adding.end();
}

export function unreadGame({ format, problem, offset, code, data, place }: FormatError): UnreadGame {
  return { format, problem, offset, code, data, place };
}

/** A record in the form for a board. */
export function opened(record: GameRecord & Partial<Permalink>): OpenedGame {
  const { orientation, shown } = record;
  const json = gameToJson({ ...record, notes: notesOf(record) });
  return {
    // A link says which place it shows. A finished game opens at its first move; unfinished moves open at their end.
    game: shown || !hasEnded(record) ? json : { ...json, ply: 0 },
    ...(orientation && { orientation }),
  };
}

function hasEnded({ result, end, black, white }: GameRecord): boolean {
  return result !== undefined || end?.phase === 'over' || black !== undefined || white !== undefined;
}

/** The notes; the marks of a link belong to the place that it shows. */
function notesOf({ notes, shown, marks, arrows }: GameRecord & Partial<Permalink>): Map<GameNode, MoveNote> {
  const all = new Map(notes);
  if (shown && (marks || arrows)) {
    all.set(shown, { ...all.get(shown), ...(marks && { marks }), ...(arrows && { arrows }) });
  }
  return all;
}
