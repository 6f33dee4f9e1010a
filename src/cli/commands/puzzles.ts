/**
 * `othello-engine puzzles FILE…`: finds puzzles in the games of files; they are exact, with one best move at each step.
 * Scores are in discs for the side to move; `level` is the difficulty, 1 to 10.
 */
import { DEFAULT_TABLE } from '../io/command-line/options.js';
import { positionBefore } from 'othello-board/analysis.js';
import type { Engine } from 'othello-board/engine/node.js';
import { minePuzzles, type Puzzle, puzzleKey } from 'othello-board/puzzles.js';
import type { Game } from 'othello-board/rules.js';
import { errorLine, inputName, readGameFile } from '../io/streams/input.js';
import { Progress } from '../io/streams/progress.js';
import type { Command } from '../io/command.js';
import { columns, count, jsonLine, signed, type CommandOutput } from '../io/words.js';

/** A puzzle whose position is a board: 64 squares, a1 to h1 first, and the side to move. */
export type PrintedPuzzle = Omit<Puzzle, 'position'> & { readonly position: string };

/** The last line of `puzzles`. */
export interface PuzzlesTotal {
  games: number;
  puzzles: number;
  /** Games that cannot be read. */
  errors: number;
}

/** The command `puzzles`. */
export const puzzles: Command = async (files, { json, table = DEFAULT_TABLE }, io) => {
  const engine = await io.createEngine({ table, workers: 1 });
  const progress = new Progress(io);
  const known = new Set<string>();
  let errors = 0;
  let games = 0;
  // No table head for a file that cannot be read.
  let head = json ? '' : PUZZLE_HEAD;
  try {
    for (const file of files) {
      for await (const entry of readGameFile(file, io)) {
        if (!entry.record) {
          errors++;
          progress.clear();
          io.err(errorLine(file, entry));
          continue;
        }
        games++;
        progress.say(() => `${inputName(file)}: game ${games}, ${count(known.size, 'puzzle')}`);
        for await (const puzzle of puzzlesIn(entry.record.game, engine)) {
          const key = puzzleKey(puzzle);
          if (known.has(key)) continue;
          known.add(key);
          progress.clear();
          const { data, text } = puzzleOutput(puzzle);
          io.out(head + (json ? jsonLine(data) : text));
          head = '';
          await io.drained();
        }
      }
    }
    progress.clear();
    const total: PuzzlesTotal = { games, puzzles: known.size, errors };
    io.out(json ? jsonLine(total) : `${head}${count(known.size, 'puzzle')} in ${count(games, 'game')}\n`);
  } finally {
    engine.close();
  }
  return errors === 0 ? 0 : 1;
};

/** The puzzles in the main line of a game. */
export function puzzlesIn({ nodes }: Game, engine: Engine): AsyncGenerator<Puzzle> {
  return minePuzzles(nodes.filter(({ move }) => move !== undefined).map(positionBefore), engine);
}

const HEAD = ['position', 'goal', 'score', 'second', 'level', 'theme', 'solution'];
/** Widths of the columns, in characters; left-aligned if negative. */
const WIDTHS = [-66, -4, 5, 6, 5, -19, -20];
const PUZZLE_HEAD = columns(HEAD, WIDTHS);

/** A puzzle as a row of the table and as JSON. */
export function puzzleOutput(puzzle: Puzzle): CommandOutput<PrintedPuzzle> {
  const { position, goal, score, second, difficulty, theme, solution } = puzzle;
  const cells = [
    position.toString(),
    goal,
    signed(score),
    signed(second),
    String(difficulty),
    theme,
    solution.join(' '),
  ];
  return { data: { ...puzzle, position: position.toString() }, text: columns(cells, WIDTHS) };
}

/** All puzzles of an answer, as a table. */
export async function puzzlesOutput(
  found: Iterable<Puzzle> | AsyncIterable<Puzzle>,
): Promise<CommandOutput<{ puzzles: PrintedPuzzle[] }>> {
  const outputs: CommandOutput<PrintedPuzzle>[] = [];
  for await (const puzzle of found) outputs.push(puzzleOutput(puzzle));
  const rows = outputs.map(({ text }) => text).join('');
  const data = { puzzles: outputs.map((one) => one.data) };
  return { data, text: `${PUZZLE_HEAD}${rows}${count(outputs.length, 'puzzle')}` };
}
