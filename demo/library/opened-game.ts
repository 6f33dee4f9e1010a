/** Games that were read from texts, files and links, in the form for the page. */
import {
  gameToJson,
  type FileLocation,
  type FormatError,
  type FormatErrorCode,
  type FormatErrorData,
  type FormatName,
  type GameJson,
  type GameRecord,
  type Permalink,
} from '../../src/core/formats.js';
import type { Color, GameNode, MoveNote } from '../../src/core/rules.js';

/** A single game that was opened, for the board. */
export interface OpenedGame {
  /** The game, at the place to show. */
  readonly game: GameJson;
  /** The side at the bottom, if a link says so. */
  readonly orientation?: Color | undefined;
}

/** A game that could not be read, with what is needed to restore its `FormatError` after a message. */
export interface UnreadGame {
  readonly format: FormatName;
  readonly problem: string;
  readonly offset: number;
  readonly code: FormatErrorCode;
  readonly data: FormatErrorData;
  readonly location: FileLocation | undefined;
  /** The name of the file that it is in. */
  readonly file?: string;
}

/** A game that could not be read, and the file that it is in. */
export function unreadGame(
  { format, problem, offset, code, data, location }: FormatError,
  file?: string,
): UnreadGame {
  return { format, problem, offset, code, data, location, ...(file !== undefined && { file }) };
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

/** Whether it is a finished game: by its result or its board, or because it names players, as records of games do. */
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
