/** `othello-engine games FILE…`: lists the games of files, one a line. */
import type { GameEntry, GameRecord } from 'othello-board/formats.js';
import { errorLine, inputName, readGameFile } from '../io/streams/input.js';
import { resultFieldsOf, type ResultFields } from '../io/streams/result-fields.js';
import type { Command, Io } from '../io/command.js';
import { BLOCK } from './database/blocks.js';
import { type GameOrder, readOrder, sorted } from './database/sort-games.js';
import { Unread, type UnreadCounts } from '../io/streams/unread.js';
import { columns, count, jsonLine } from '../io/words.js';

/** A game of a file. */
export interface ListedGame extends ResultFields {
  file: string;
  /** Number of the game in its file, from 1. */
  index: number;
  black: string | null;
  white: string | null;
  date: string | null;
  /** Number of moves, without passes. */
  moves: number;
  /** The name of the format that it is written in. */
  format: string;
}

/** A game that cannot be read. */
export interface UnreadGame {
  file: string;
  /** Number of the game in its file, from 1. */
  index: number;
  /** Why. */
  error: string;
  line: number;
  /** The character in the line, or the byte in a binary file. */
  column: number;
}

/** The last line of `games`. */
export interface ListedTotal extends UnreadCounts {
  files: number;
  /** Games that could be read. */
  games: number;
}

/** The command `games`. */
export const games: Command = async (files, { json = false, sort, reverse }, io) => {
  const total = { games: 0, unread: new Unread() };
  const order = readOrder(sort, reverse);
  const rows = rowsOf(files, total, json, order, io);
  // No table head for a file that cannot be read.
  let head = json ? '' : columns(HEAD, WIDTHS);
  let block = '';
  for await (const { text } of order ? sorted(rows, order, io) : rows) {
    block += head + text;
    head = '';
    if (!io.screen && block.length < BLOCK) continue;
    io.out(block);
    block = '';
    await io.drained();
  }
  io.out(block);
  const { games: read, unread } = total;
  const answer: ListedTotal = { files: files.length, games: read, ...unread.counts };
  io.out(json ? jsonLine(answer) : `${count(read, 'game')}, ${unread.text}\n`);
  return unread.exitCode;
};

/** A game as a line of the list. */
interface Row {
  text: string;
  /** The key by which it is sorted. */
  key?: ReturnType<GameOrder['keyOf']>;
}

/** A line for each game. In JSON, games that cannot be read have lines too; otherwise they are reported. */
async function* rowsOf(
  files: readonly string[],
  total: { games: number; unread: Unread },
  json: boolean,
  order: GameOrder | undefined,
  io: Io,
): AsyncGenerator<Row, void> {
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      if (entry.record) {
        total.games++;
      } else {
        total.unread.add(entry.error);
        if (order) {
          io.err(errorLine(file, entry));
          continue;
        }
      }
      const text = json ? jsonLine(jsonOf(file, entry)) : textOf(file, entry);
      yield { text, key: entry.record && order?.keyOf(entry.record) };
    }
  }
}

/** The line of a game. */
function rowOf(file: string, { record, format, location }: GameEntry & { record: GameRecord }): ListedGame {
  const { black = null, white = null, date = null, mainLine } = record;
  const moves = (mainLine ?? record.game.line).length;
  return {
    file: inputName(file),
    index: location.game,
    black,
    white,
    date,
    moves,
    ...resultFieldsOf(record),
    format,
  };
}

/** The same for `--json`, also of an entry that cannot be read. */
function jsonOf(file: string, entry: GameEntry): ListedGame | UnreadGame {
  if (entry.record) return rowOf(file, entry);
  const { error, location } = entry;
  const { line, column } = error.location ?? location;
  return { file: inputName(file), index: location.game, error: error.problem, line, column };
}

const HEAD = ['game', 'black', 'white', 'date', 'moves', 'score', 'format'];
/** Widths of the columns, in characters; left-aligned if negative. */
const WIDTHS = [6, -20, -20, -10, 5, -5, -13];

/** The same as a row of the table. */
function textOf(file: string, entry: GameEntry): string {
  if (!entry.record) return errorLine(file, entry);
  const { index, black, white, date, moves, score, result, format } = rowOf(file, entry);
  const ended =
    score ?? (result === 'draw' ? '½-½' : result === null ? '*' : result === 'black' ? '1-0' : '0-1');
  return columns(
    [String(index), black ?? '?', white ?? '?', date ?? '', String(moves), ended, format],
    WIDTHS,
  );
}
