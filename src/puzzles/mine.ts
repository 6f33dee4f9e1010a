/** Finds puzzles in games: positions in which exactly one move is right, again and again. */
import { explainFrom } from '../coach/explain.js';
import type { Engine, MoveValue, SearchLimits, SearchResult } from '../engine/engine.js';
import { LEVELS, type Level } from '../engine/level-names.js';
import { LEVEL_SETTINGS } from '../engine/levels.js';
import { withoutPadding } from '../coach/padding.js';
import type { ReasonKind } from '../coach/reason.js';
import type { Position } from '../rules/position.js';
import { withColorsExchanged } from '../rules/position-edits.js';
import type { Square } from '../rules/square.js';
import { canonical } from '../rules/symmetry.js';
import { settled } from '../coach/lines.js';
import { goalOf } from './packed.js';
import type { Puzzle } from './puzzle.js';

/** Which positions are looked at. */
export interface MineOptions {
  /** Empty squares, fewest and most. More than 16 take seconds each. */
  empties?: readonly [number, number];
  /** Nodes that an exact answer may take; a position that needs more is passed over. */
  nodes?: number;
  /** Moves of the solver in one puzzle, at most. */
  moves?: number;
  signal?: AbortSignal;
}

/** A move is clearly the best when it is worth so many discs more than any other, or alone wins or draws. */
const CLEAR_DISCS = 6;
/** Whoever is so far ahead or behind with the right move has nothing to decide any more; scores of the side to move. */
const WON_ANYWAY = 30;
const LOST_ANYWAY = -20;
/** A short search that sees less than this between two moves is believed: no exact answer is looked for. */
const HINT_DISCS = 2;
const HINT_DEPTH = 8;
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
  { empties: [fewest, most] = [8, 14], moves = 3, nodes, signal }: MineOptions = {},
): AsyncGenerator<Puzzle> {
  const limits = { ...(nodes !== undefined && { nodes }), ...(signal && { signal }) };
  let solvedUntil = Infinity;
  for (const position of positions) {
    const { empties, legalMoves } = position;
    if (empties < fewest || empties > most || empties >= solvedUntil || legalMoves.length < LEAST_CHOICE)
      continue;
    if (!(await looksClear(position, engine, signal))) continue;
    const found = await bestTwo(position, engine, limits);
    if (!isExact(found) || !isClear(found.moves) || !isOpen(found.moves)) continue;
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

/** What the coach says first of the first move, from the exact values of the best two. */
export function themeOf(position: Position, values: readonly MoveValue[]): ReasonKind {
  const { reasons } = explainFrom(position, values[0]!.move as Square, values);
  return withoutPadding(position, reasons)[0]!.kind;
}

/** One and the same text for positions that are equal by symmetry or by an exchange of the colours. */
export function puzzleKey({ position }: Pick<Puzzle, 'position'>): string {
  return canonical(position.turn === 'black' ? position : withColorsExchanged(position)).board;
}

/** The best two moves with their exact scores, best first, unless the limits end the search before. */
export function bestTwo(
  position: Position,
  engine: Engine,
  limits: Pick<SearchLimits, 'nodes' | 'signal'> = {},
): Promise<SearchResult> {
  return engine.search(position, { exact: true, multiPv: 2, fresh: true, ...limits });
}

/** Whether a short search thinks that one move may stand out; it is wrong now and then, and that costs a puzzle. */
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

function isExact({ moves }: SearchResult): boolean {
  return moves.slice(0, 2).every(({ certainty }) => certainty === 'exact');
}

/** Whether a puzzle is one as they are found now: its answer changes the result or six discs, and the game is not decided. */
export function decides({ score, second }: Pick<Puzzle, 'score' | 'second'>): boolean {
  return isClear([{ value: score }, { value: second }]) && isOpen([{ value: score }]);
}

/** Whether the game is not decided whatever is played. */
function isOpen([best]: readonly Pick<MoveValue, 'value'>[]): boolean {
  return best !== undefined && best.value < WON_ANYWAY && best.value > LOST_ANYWAY;
}

/** Whether the first of some moves with exact scores, best first, is the only right one. */
export function isClear([best, second]: readonly Pick<MoveValue, 'value'>[]): boolean {
  if (!best || !second) return false;
  return best.value - second.value >= CLEAR_DISCS || Math.sign(best.value) > Math.sign(second.value);
}

/** The solver's moves and the best defence, as long as the solver has a choice and only one right move. */
async function solve(
  start: Position,
  values: readonly MoveValue[],
  engine: Engine,
  moves: number,
  limits: Pick<SearchLimits, 'nodes' | 'signal'>,
): Promise<Square[]> {
  const solver = start.turn;
  const solution = [values[0]!.move as Square];
  let position = settled(start.play(solution[0]!));
  let found = 1;
  const reply: Square[] = [];
  while (found < moves && position.phase === 'play') {
    if (position.turn === solver) {
      if (position.legalMoves.length < 2) break;
      const answer = await bestTwo(position, engine, limits);
      if (!isExact(answer) || !isClear(answer.moves)) break;
      const { move } = answer.moves[0]!;
      solution.push(...reply.splice(0), move as Square);
      position = settled(position.play(move));
      found++;
    } else {
      const { move, certainty } = await engine.search(position, { exact: true, fresh: true, ...limits });
      if (certainty !== 'exact') break;
      reply.push(move as Square);
      position = settled(position.play(move));
    }
  }
  return solution;
}

/** One more than the number of levels that do not find a move, at most 10. */
async function difficultyOf(
  position: Position,
  { move, nodes }: SearchResult,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<Level> {
  let missed = 0;
  for (const level of LEVELS) {
    const most = level === 10 ? MASTER_NODES : (LEVEL_SETTINGS[level - 1]!.nodes ?? Infinity);
    // Who may visit all nodes of the exact answer finds it.
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
