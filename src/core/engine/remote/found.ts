/**
 * Reads what other programs write: moves, values, lines. `gtp.ts` and `nboard.ts` read answers by it; what is no legal
 * move or no number is an error.
 */
import type { Position } from '../../rules/position.js';
import { excerptOf } from '../../rules/errors.js';
import { isSquare } from '../../rules/square.js';
import { EngineError, type EngineMove, type MoveValue, type SearchInfo } from '../engine.js';

/** Reads a move as programs write it, in any case; `undefined` for other text. */
export function moveOf(text: string): EngineMove | undefined {
  const name = text.trim().toLowerCase();
  if (/^(?:pa|ps|pass|--)$/.test(name)) return 'pass';
  return isSquare(name) ? name : undefined;
}

/** Reads a value in discs, `-1.5` or `+12`; `undefined` for other text, or outside the range of discs. */
export function valueOf(text: string): number | undefined {
  const value = /^[+-]?(?:\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= 64 ? value : undefined;
}

/** Reads a number of nodes or visits; 0 for other text. */
export function countOf(text = ''): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Reads the moves of a line, `F5D6C3` or separated by blanks, up to the first that cannot be played. */
export function lineOf(text: string, from: Position): EngineMove[] {
  const line: EngineMove[] = [];
  let at = from;
  for (const [word] of text.matchAll(/pass|pa|ps|--|[a-h][1-8]|\S/gi)) {
    const move = moveOf(word);
    // A program may leave out forced passes.
    if (move !== 'pass' && at.phase === 'pass') at = at.pass();
    if (move === undefined || !isLegal(at, move)) break;
    line.push(move);
    at = at.play(move);
  }
  return line;
}

/** Whether a move that a program names can be played; a pass only where the side to move must pass. */
export function isLegal(position: Position, move: EngineMove): boolean {
  return move === 'pass' ? position.phase === 'pass' : position.flips(move).length > 0;
}

/**
 * The move that a program answers with. No search begins where a side must pass, so a pass is an error, too.
 *
 * @throws {EngineError} `protocol-error` when a program's move is not legal
 */
export function requireLegal(position: Position, move: EngineMove | undefined, reply: string): EngineMove {
  if (move !== undefined && move !== 'pass' && position.flips(move).length > 0) return move;
  throw new EngineError(
    'protocol-error',
    `the program plays '${excerptOf(reply)}', which is not a legal move in ${position.toString()}`,
  );
}

/** The search info for values of moves, best first. */
export function infoOf(moves: readonly MoveValue[], nodes: number, begin: number): SearchInfo {
  const time = performance.now() - begin;
  return { ...moves[0]!, moves, nodes, time, nps: time > 0 ? Math.round((1000 * nodes) / time) : 0 };
}
