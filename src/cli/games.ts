/** `othello-engine games FILE…`: what is in files of games, a line a game. */
import type { GameEntry } from '../formats/collection.js';
import { resultOf, type GameRecord } from '../formats/game-record.js';
import { errorLine, inputName, readGameFile } from './input.js';
import type { Command } from './command.js';
import { columns, count, jsonLine } from './words.js';

/** A game as `--json` prints it. */
interface Row {
  file: string;
  /** The game's place in its file, from 1. */
  index: number;
  black: string | null;
  white: string | null;
  date: string | null;
  /** How many there are, passes not counted. */
  moves: number;
  result: 'black' | 'white' | 'draw' | null;
  /** Black's points and White's, such as `33-31`. */
  score: string | null;
  format: string;
}

export const games: Command = async (files, { json }, io) => {
  const total = { files: files.length, games: 0, errors: 0 };
  let head = json ? '' : columns(HEAD, WIDTHS);
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      if (entry.record) total.games++;
      else total.errors++;
      io.out(head + (json ? jsonLine(jsonOf(file, entry)) : textOf(file, entry)));
      head = '';
      await io.drained();
    }
  }
  const { games: read, errors } = total;
  io.out(json ? jsonLine(total) : `${count(read, 'game')}, ${count(errors, 'error')}\n`);
  return errors === 0 ? 0 : 1;
};

/** Who won a game and its score, as far as the record or its board tells. */
export function outcomeOf(record: GameRecord): Pick<Row, 'result' | 'score'> {
  const result = resultOf(record);
  if (!result) return { result: null, score: null };
  const { winner, margin } = result;
  const hasScore = margin !== undefined && Number.isInteger(margin / 2);
  return {
    result: winner ?? 'draw',
    score: hasScore ? `${32 + margin / 2}-${32 - margin / 2}` : null,
  };
}

function rowOf(file: string, { record, format, place }: GameEntry & { record: GameRecord }): Row {
  const { black = null, white = null, date = null, mainLine } = record;
  const moves = (mainLine ?? record.game.line).length;
  return {
    file: inputName(file),
    index: place.game,
    black,
    white,
    date,
    moves,
    ...outcomeOf(record),
    format,
  };
}

function jsonOf(file: string, entry: GameEntry): unknown {
  if (entry.record) return rowOf(file, entry);
  const { error, place } = entry;
  const { line, column } = error.place ?? place;
  return { file: inputName(file), index: place.game, error: error.problem, line, column };
}

const HEAD = ['game', 'black', 'white', 'date', 'moves', 'score', 'format'];
const WIDTHS = [6, -20, -20, -10, 5, -5, -13];

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
