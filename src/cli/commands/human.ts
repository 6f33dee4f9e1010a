/**
 * `othello-engine human FILE.obf --strength N`: how likely people of this strength choose each move. The file has a
 * position a line, in OBF (Othello Board File). A strength is a rating in points, as tournament players have: 1500 is
 * their mean, and the default.
 */
import type { HumanMove } from 'othello-board/engine/node.js';
import type { Command } from '../io/command.js';
import { errorLine, readPositions, unreadPosition } from '../io/streams/input.js';
import { DEFAULT_TABLE, UsageError } from '../io/command-line/options.js';
import { columns, jsonLine } from '../io/words.js';

/** The default strength, in points: the mean of tournament players. */
export const MEAN_STRENGTH = 1500;

/** How likely people choose each move of a position. */
export interface PositionChoices {
  /** Number of the position in the file, from 1. */
  id: number;
  /** 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  position: string;
  /**
   * The likeliest first, with probabilities from 0 to 1; only `pass` if no move is legal, and empty if the game is over.
   */
  moves: readonly HumanMove[];
}

/** The command `human`. `table` is the size of the transposition table in megabytes. */
export const human: Command = async (
  words,
  { strength = MEAN_STRENGTH, json, table = DEFAULT_TABLE },
  io,
) => {
  if (words.length > 1) throw new UsageError(`human takes one file, not ${words.length}`);
  // `run.ts` refuses a command without its arguments.
  const path = words[0]!;
  const engine = await io.createEngine({ table, workers: 1 });
  let errors = 0;
  try {
    if (!engine.human) throw new UsageError('this engine has no model of human players');
    for await (const entry of readPositions(path, io)) {
      const { game: id } = entry.location;
      if (!entry.record) {
        errors++;
        if (json) io.out(jsonLine(unreadPosition(entry)));
        else io.err(errorLine(path, entry));
        continue;
      }
      const { position } = entry.record;
      const moves = position.phase === 'over' ? [] : await engine.human(position, { strength });
      const answer: PositionChoices = { id, position: position.toString(), moves };
      io.out(json ? jsonLine(answer) : textOf(id, moves));
      await io.drained();
    }
  } finally {
    engine.close();
  }
  return errors === 0 ? 0 : 1;
};

/** Moves less likely than this are left out of the text output, because they would be shown as 0%. */
const LEAST_SHARE = 0.005;

/** The widths of a row, as `columns` takes them: a number of up to four digits, and a text of any length. */
const WIDTHS = [4, -1];

/** A row: the number of the position, and the moves with their shares. */
function textOf(id: number, moves: readonly HumanMove[]): string {
  return columns([String(id), sharesText(moves) || 'the game is over'], WIDTHS);
}

/** `f5 42%, d3 9%`, without moves that hardly anybody chooses. */
export function sharesText(moves: readonly HumanMove[]): string {
  return moves
    .filter(({ probability }) => probability >= LEAST_SHARE)
    .map(({ move, probability }) => `${move} ${Math.round(probability * 100)}%`)
    .join(', ');
}
