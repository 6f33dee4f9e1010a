/**
 * The compact form of puzzles in src/core/puzzles/set.ts: once compressed, a third smaller than lines of text.
 * `shipped.ts` reads it, `training/puzzles/puzzle-set.ts` writes it.
 */
import type { ReasonKind } from '../coach/reasons/reason.js';
import type { Level } from '../engine/engine.js';
import { parseBoardString } from '../formats/notation/board-string.js';
import { type Position, withColorsExchanged } from '../rules/position.js';
import { SQUARES, type Square } from '../rules/square.js';
import type { Puzzle, PuzzleGoal } from './puzzle.js';

/** One character for each number up to 90. None has a special meaning in a template literal. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_{|}~';
/** Four squares make one digit. Each is empty, the opponent's or the solver's. */
const CELLS = '-OX';
const CELLS_A_DIGIT = 4;
/** The board has 16 blocks of two by two squares: neighbours are often alike, which compresses well. */
export const BOARD_DIGITS = 16;
/** Score, second score, difficulty combined with the side to move, theme. */
export const VALUE_DIGITS = 4;
/** Scores are even numbers from -64 up. */
const LOWEST = -64;
/** Difficulties, 1 to 10: the digit of a puzzle with White to move is greater by this. */
const LEVELS = 10;

/** The parts of a packed puzzle. The set stores all boards together, then all values, then all moves. */
export interface PackedPuzzle {
  readonly board: string;
  readonly values: string;
  /** One digit for each move: its index among the legal moves. */
  readonly moves: string;
}

/** @param themes all themes that may occur, at most as many as there are digits */
export function packPuzzle(puzzle: Puzzle, themes: readonly ReasonKind[]): PackedPuzzle {
  const { position, solution, score, second, difficulty, theme } = puzzle;
  const { board } = asBlack(position);
  const cells = BLOCKS.map((at) => CELLS.indexOf(board[at]!));
  const digits = Array.from({ length: BOARD_DIGITS }, (_, at) =>
    digit(
      cells
        .slice(at * CELLS_A_DIGIT, (at + 1) * CELLS_A_DIGIT)
        .reduce((sum, cell) => sum * CELLS.length + cell, 0),
    ),
  );
  const turn = position.turn === 'black' ? 0 : LEVELS;
  const values = [score, second].map((value) => (value - LOWEST) / 2);
  return {
    board: digits.join(''),
    values: [...values, difficulty - 1 + turn, themes.indexOf(theme)].map(digit).join(''),
    moves: numbersOf(position, solution).map(digit).join(''),
  };
}

/** Reads what {@link packPuzzle} wrote. */
export function unpackPuzzle({ board, values, moves }: PackedPuzzle, themes: readonly ReasonKind[]): Puzzle {
  const cells = Array.from(board, numberOf).flatMap((number) =>
    Array.from(
      { length: CELLS_A_DIGIT },
      (_, at) => Math.floor(number / CELLS.length ** (CELLS_A_DIGIT - 1 - at)) % 3,
    ),
  );
  const discs = SQUARES.map((_, square) => CELLS[cells[BLOCKS.indexOf(square)]!]);
  const { score, second, difficulty, isWhite, theme } = unpackValues(values);
  const black = parseBoardString(`${discs.join('')} X`);
  const position = isWhite ? withColorsExchanged(black) : black;
  return {
    position,
    solution: movesOf(position, Array.from(moves, numberOf)),
    goal: goalOf(score, second),
    score,
    second,
    difficulty,
    theme: themes[theme]!,
  };
}

/** What is known of a puzzle besides its position and moves. */
interface PuzzleValues extends Pick<Puzzle, 'score' | 'second' | 'difficulty'> {
  /** Whether White is to move. */
  readonly isWhite: boolean;
  /** The index of its theme. */
  readonly theme: number;
}

/** Reads the values of a puzzle alone, which takes a thousandth of the time that its board takes. */
export function unpackValues(values: string): PuzzleValues {
  const [first, next, level, theme] = Array.from(values, numberOf) as [number, number, number, number];
  const [score, second] = [first, next].map((value) => value * 2 + LOWEST) as [number, number];
  return {
    score,
    second,
    difficulty: ((level % LEVELS) + 1) as Level,
    isWhite: level >= LEVELS,
    theme,
  };
}

/**
 * The goal of a puzzle: to win or draw if only the best move does, otherwise to find the move with the highest score.
 */
export function goalOf(score: number, second: number): PuzzleGoal {
  if (Math.sign(score) <= Math.sign(second)) return 'best';
  return score > 0 ? 'win' : 'draw';
}

/** The squares in the order of the blocks. */
const BLOCKS = Array.from({ length: SQUARES.length }, (_, at) => {
  const [block, inside] = [Math.floor(at / CELLS_A_DIGIT), at % CELLS_A_DIGIT];
  const row = 2 * Math.floor(block / 4) + Math.floor(inside / 2);
  return 8 * row + 2 * (block % 4) + (inside % 2);
});

/** A number below 64 as a digit. */
const digit = (number: number): string => DIGITS[number]!;
/** The reverse of `digit`. */
const numberOf = (text: string): number => DIGITS.indexOf(text);
/** The position with Black to move: colours are exchanged if White was. */
const asBlack = (position: Position): Position =>
  position.turn === 'black' ? position : withColorsExchanged(position);

/** Moves as their numbers among the legal moves. */
function numbersOf(start: Position, moves: readonly Square[]): number[] {
  let position = start;
  return moves.map((move) => {
    position = position.settled();
    const number = position.legalMoves.indexOf(move);
    position = position.play(move);
    return number;
  });
}

/** The reverse of `numbersOf`. */
function movesOf(start: Position, numbers: readonly number[]): Square[] {
  let position = start;
  return numbers.map((number) => {
    position = position.settled();
    const move = position.legalMoves[number]!;
    position = position.play(move);
    return move;
  });
}
