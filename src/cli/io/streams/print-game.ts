/**
 * Prints games in each text format whose files are concatenated games. `convert`, the commands that write games and the
 * tools for agents print by it.
 */
import {
  type GameRecord,
  gameToJson,
  printGgf,
  printTranscripts,
  printObf,
  printOthelloQuest,
  printPgn,
  printSgf,
  printTranscript,
  writtenGame,
} from 'othello-board/formats.js';
import { Position } from 'othello-board/rules.js';
import { lineOf } from './game-start.js';
import { resultFieldsOf } from './result-fields.js';
import { jsonLine } from '../words.js';

/** Prints one game as a piece of a file. */
type Printer = (record: GameRecord) => string;

/** A format that is text. */
export type TextFormat = 'pgn' | 'ggf' | 'sgf' | 'obf' | 'quest' | 'transcript' | 'json';

const PRINTERS: Readonly<Record<TextFormat, Printer>> = {
  pgn: (record) => `${printPgn(record)}\n`,
  ggf: (record) => `${printGgf(record)}\n`,
  sgf: (record) => `${printSgf(record)}\n`,
  // OBF (Othello Board File) has no moves: a game becomes its last position.
  obf: (record) => {
    const { end } = writtenGame(record);
    // An entry is to be solved for the side to move, so a pass that is due is made.
    const position = end.settled();
    // Scores belong to the start, so they are left out if moves were played.
    return printObf([{ moves: [], ...(lineOf(record).length === 0 && record.scores), position }]);
  },
  quest: (record) => `${printOthelloQuest([record])}\n`,
  transcript: (record) => printTranscripts([record]),
  json: (record) => jsonLine(jsonOf(record)),
};
/** The formats of text that the command writes. */
export const TEXT_FORMATS = Object.keys(PRINTERS) as readonly TextFormat[];

/** Prints a game as one piece of a file. */
export function printGame(record: GameRecord, format: TextFormat): string {
  return PRINTERS[format](record);
}

function jsonOf(record: GameRecord): unknown {
  const { black = null, white = null, site = null, date = null, tags, scores } = record;
  const { event = null, timeControl = null } = record;
  const { start, isPlain } = writtenGame(record);
  return {
    black,
    white,
    event,
    site,
    date,
    timeControl,
    start: start.equals(Position.start) ? null : start.toString(),
    moves: printTranscript(lineOf(record)),
    ...resultFieldsOf(record),
    tags: Object.fromEntries(tags ?? []),
    ...(scores && { scores }),
    // Everything that a line of moves does not hold.
    ...(!isPlain && { record: gameToJson(record) }),
  };
}
