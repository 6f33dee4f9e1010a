/** Finds puzzles in games: positions in which exactly one move is right, again and again. */
import { explain } from '../coach/explain.js';
import type { Engine, MoveValue, SearchLimits } from '../engine/engine.js';
import { LEVELS, type Level } from '../engine/level-names.js';
import type { Position } from '../rules/position.js';
import { withColorsExchanged } from '../rules/position-edits.js';
import type { Square } from '../rules/square.js';
import { canonical } from '../rules/symmetry.js';
import { settled } from '../coach/lines.js';
import type { Puzzle, PuzzleGoal } from './puzzle.js';

/** Which positions are looked at. */
export interface MineOptions {
  /** Empty squares, fewest and most. More than 16 take seconds each. */
  empties?: readonly [number, number];
  /** Moves of the solver in one puzzle, at most. */
  moves?: number;
  signal?: AbortSignal;
}

/** A move is clearly the best when it is worth so many discs more than any other, or alone wins or draws. */
const CLEAR_DISCS = 4;
/** With fewer moves to choose from there is not much to find. */
const LEAST_CHOICE = 4;
/** A level finds a move that it plays in most of so many tries; from 8 on levels hardly vary. */
const TRIES = 3;
const SELDOM_VARIED: Level = 8;
/** Nodes of the level that only time would end: as many as a machine visits in about half a second. */
const MASTER_NODES = 1_000_000;

/**
 * The puzzles in the positions of one game, in their order; none shares a move of the solver with the one before.
 *
 * @throws {DOMException} `AbortError` when `options.signal` aborts
 * @throws {EngineError} when the engine fails
 */
export async function* minePuzzles(
  positions: Iterable<Position>,
  engine: Engine,
  { empties: [fewest, most] = [8, 14], moves = 3, signal }: MineOptions = {},
): AsyncGenerator<Puzzle> {
  let solvedUntil = Infinity;
  for (const position of positions) {
    const { empties, legalMoves } = position;
    if (empties < fewest || empties > most || empties >= solvedUntil || legalMoves.length < LEAST_CHOICE)
      continue;
    const values = await exactValues(position, engine, signal);
    if (!isClear(values)) continue;
    const solution = await solve(position, values, engine, moves, signal);
    const { reasons } = await explain(position, solution[0]!, engine, { values });
    const difficulty = await difficultyOf(position, solution[0]!, engine, signal);
    yield {
      position,
      solution,
      goal: goalOf(values),
      score: values[0]!.value,
      second: values[1]!.value,
      difficulty,
      theme: reasons[0]!.kind,
    };
    solvedUntil = empties - solution.length;
  }
}

/** One and the same text for positions that are equal by symmetry or by an exchange of the colours. */
export function puzzleKey({ position }: Pick<Puzzle, 'position'>): string {
  return canonical(position.turn === 'black' ? position : withColorsExchanged(position)).board;
}

/** All moves with their exact scores, best first. */
export async function exactValues(
  position: Position,
  engine: Engine,
  signal?: AbortSignal,
): Promise<readonly MoveValue[]> {
  const limits: SearchLimits = { exact: true, multiPv: position.legalMoves.length };
  const { moves } = await engine.search(position, { ...limits, ...(signal && { signal }) });
  return moves;
}

/** Whether the first of some moves with exact scores, best first, is the only right one. */
export function isClear([best, second]: readonly Pick<MoveValue, 'value'>[]): boolean {
  if (!best || !second) return false;
  return best.value - second.value >= CLEAR_DISCS || Math.sign(best.value) > Math.sign(second.value);
}

function goalOf([best, second]: readonly MoveValue[]): PuzzleGoal {
  const [own, other] = [Math.sign(best!.value), Math.sign(second!.value)];
  return own > other ? (own > 0 ? 'win' : 'draw') : 'best';
}

/** The solver's moves and the best defence, as long as the solver has a choice and only one right move. */
async function solve(
  start: Position,
  values: readonly MoveValue[],
  engine: Engine,
  moves: number,
  signal: AbortSignal | undefined,
): Promise<Square[]> {
  const solver = start.turn;
  const solution = [values[0]!.move as Square];
  let position = settled(start.play(solution[0]!));
  let found = 1;
  const reply: Square[] = [];
  while (found < moves && position.phase === 'play') {
    if (position.turn === solver) {
      if (position.legalMoves.length < 2) break;
      const next = await exactValues(position, engine, signal);
      if (!isClear(next)) break;
      solution.push(...reply.splice(0), next[0]!.move as Square);
      position = settled(position.play(next[0]!.move));
      found++;
    } else {
      const [best] = await exactValues(position, engine, signal);
      reply.push(best!.move as Square);
      position = settled(position.play(best!.move));
    }
  }
  return solution;
}

/** One more than the number of levels that do not find a move, at most 10. */
async function difficultyOf(
  position: Position,
  move: Square,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<Level> {
  let missed = 0;
  for (const level of LEVELS) {
    const tries = level >= SELDOM_VARIED ? 1 : TRIES;
    let hits = 0;
    for (let seed = 1; seed <= tries; seed++) {
      const found = await engine.search(position, {
        level,
        seed,
        fresh: true,
        ...(level === 10 && { nodes: MASTER_NODES }),
        ...(signal && { signal }),
      });
      if (found.move === move) hits++;
    }
    if (hits * 2 < tries) missed++;
  }
  return Math.min(10, missed + 1) as Level;
}
