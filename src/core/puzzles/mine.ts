/**
 * Finds puzzles in games: positions in which only one move is right, and that again after each reply. Values are in
 * discs.
 */
import { explainFrom } from '../coach/explain.js';
import {
  type Engine,
  type MoveValue,
  type SearchLimits,
  type SearchResult,
  LEVELS,
  type Level,
} from '../engine/engine.js';
import { LEVEL_SETTINGS } from '../engine/levels/levels.js';
import { withoutPadding } from '../coach/selection/padding.js';
import type { ReasonKind } from '../coach/reasons/reason.js';
import { type Position, withColorsExchanged } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { canonical } from '../rules/symmetry.js';
import { goalOf } from './packed.js';
import type { Puzzle } from './puzzle.js';

/** Which positions are considered. */
export interface MineOptions {
  /** The fewest and the most empty squares. With more than 16 a position takes seconds. */
  empties?: readonly [number, number];
  /** Node limit for an exact answer; positions that need more are skipped. */
  nodes?: number;
  /** The most moves of the solver in one puzzle. */
  moves?: number;
  /** Only positions whose right move the search of level 8 misses: most of their puzzles have difficulty 9 or 10. */
  hard?: boolean;
  signal?: AbortSignal;
}

/** A move is clearly best when it is worth this many discs more than any other, or when it alone wins or draws. */
const CLEAR_DISCS = 6;
/** In discs: when the score of the right move, for the side to move, is beyond these limits, the game is decided. */
const WON_ANYWAY = 30;
const LOST_ANYWAY = -20;
/** When a short search sees a smaller difference than this between the best two moves, no exact answer is computed. */
const HINT_DISCS = 2;
const HINT_DEPTH = 8;
/** A puzzle needs at least this many legal moves. */
const LEAST_CHOICE = 4;
/** A level finds a move if it plays it in most of this many tries; from level 8 on its moves hardly vary. */
const TRIES = 3;
const SELDOM_VARIED: Level = 8;
/** Node limit for the level that otherwise only has a time limit: about half a second's nodes. */
const MASTER_NODES = 1_000_000;

/**
 * The puzzles among the positions of one game, in order. No two of them share a move of the solver.
 *
 * @throws {DOMException} `AbortError` when `options.signal` aborts
 * @throws {EngineError} when the engine fails
 */
export async function* minePuzzles(
  positions: Iterable<Position>,
  engine: Engine,
  { empties: [fewest, most] = [8, 14], moves = 3, nodes, hard = false, signal }: MineOptions = {},
): AsyncGenerator<Puzzle> {
  const limits = { ...(nodes !== undefined && { nodes }), ...(signal && { signal }) };
  let solvedUntil = Infinity;
  for (const position of positions) {
    const { empties, legalMoves } = position;
    if (empties < fewest || empties > most || empties >= solvedUntil || legalMoves.length < LEAST_CHOICE)
      continue;
    const seen = hard && (await atLevel8(position, engine, signal));
    if (seen ? !isOpen(seen.moves) : !(await looksClear(position, engine, signal))) continue;
    const found = await bestTwo(position, engine, limits);
    if (!isExact(found) || !isClear(found.moves) || !isOpen(found.moves)) continue;
    if (seen && seen.move === found.move) continue;
    const solution = await solve(position, found.moves, engine, moves, limits);
    yield {
      position,
      solution,
      goal: goalOf(found.moves[0]!.value, found.moves[1]!.value),
      score: found.moves[0]!.value,
      second: found.moves[1]!.value,
      difficulty: await difficultyOf(position, found, engine, signal),
      theme: themeOf(position, found.moves),
    };
    solvedUntil = empties - solution.length;
  }
}

/** The kind of the first reason that the coach gives for the best move, from the exact values of the best two. */
export function themeOf(position: Position, values: readonly MoveValue[]): ReasonKind {
  const { reasons } = explainFrom(position, values[0]!.move as Square, values);
  return withoutPadding(position, reasons)[0]!.kind;
}

/** A key that is the same for positions that are equal by symmetry or by exchanging colours. */
export function puzzleKey({ position }: Pick<Puzzle, 'position'>): string {
  return canonical(position.turn === 'black' ? position : withColorsExchanged(position)).board;
}

/** The best two moves with exact scores, best first. The scores may be inexact if a limit ends the search early. */
export function bestTwo(
  position: Position,
  engine: Engine,
  limits: Pick<SearchLimits, 'nodes' | 'signal'> = {},
): Promise<SearchResult> {
  return engine.search(position, { exact: true, multiPv: 2, fresh: true, ...limits });
}

/** What the search of level 8 finds. */
function atLevel8(
  position: Position,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<SearchResult> {
  const { nodes } = LEVEL_SETTINGS[7]!;
  return engine.search(position, { nodes: nodes!, fresh: true, ...(signal && { signal }) });
}

/** Whether a short search suggests that one move stands out. It sometimes misses a puzzle. */
async function looksClear(
  position: Position,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const depth = Math.min(HINT_DEPTH, position.empties);
  const { moves } = await engine.search(position, { depth, multiPv: 2, ...(signal && { signal }) });
  const [best, second] = moves;
  return (best?.value ?? 0) - (second?.value ?? 0) >= HINT_DISCS && isOpen(moves);
}

/** Whether the best move and the next one are proven. */
function isExact({ moves }: SearchResult): boolean {
  return moves.slice(0, 2).every(({ certainty }) => certainty === 'exact');
}

/**
 * Whether a puzzle meets today's rules: its move changes the result or gains six discs, and the game is not decided.
 */
export function decides({ score, second }: Pick<Puzzle, 'score' | 'second'>): boolean {
  return isClear([{ value: score }, { value: second }]) && isOpen([{ value: score }]);
}

/** Whether the game is still undecided when the best move is played. */
function isOpen([best]: readonly Pick<MoveValue, 'value'>[]): boolean {
  return best !== undefined && best.value < WON_ANYWAY && best.value > LOST_ANYWAY;
}

/** Whether the first of some moves with exact scores, best first, is the only right one. */
export function isClear([best, second]: readonly Pick<MoveValue, 'value'>[]): boolean {
  if (!best || !second) return false;
  return best.value - second.value >= CLEAR_DISCS || Math.sign(best.value) > Math.sign(second.value);
}

/** The solver's moves and the best replies, for as long as the solver has a choice with only one right move. */
async function solve(
  start: Position,
  values: readonly MoveValue[],
  engine: Engine,
  moves: number,
  limits: Pick<SearchLimits, 'nodes' | 'signal'>,
): Promise<Square[]> {
  const solver = start.turn;
  const solution = [values[0]!.move as Square];
  let position = start.play(solution[0]!).settled();
  let found = 1;
  const reply: Square[] = [];
  while (found < moves && position.phase === 'play') {
    if (position.turn === solver) {
      if (position.legalMoves.length < 2) break;
      const answer = await bestTwo(position, engine, limits);
      if (!isExact(answer) || !isClear(answer.moves)) break;
      const { move } = answer.moves[0]!;
      solution.push(...reply.splice(0), move as Square);
      position = position.play(move).settled();
      found++;
    } else {
      const { move, certainty } = await engine.search(position, { exact: true, fresh: true, ...limits });
      if (certainty !== 'exact') break;
      reply.push(move as Square);
      position = position.play(move).settled();
    }
  }
  return solution;
}

/** One more than the number of levels that do not find the move, at most 10. */
async function difficultyOf(
  position: Position,
  { move, nodes }: SearchResult,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<Level> {
  let missed = 0;
  for (const level of LEVELS) {
    const most = level === 10 ? MASTER_NODES : (LEVEL_SETTINGS[level - 1]!.nodes ?? Infinity);
    // A level whose node limit covers the exact search finds the move.
    if (level >= SELDOM_VARIED && nodes <= most) break;
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
