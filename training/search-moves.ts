/** Searches with the core in this thread, for players and judges. */
import { discsOf, type Core } from '../src/core/engine/wasm/core.js';
import type { MoveValue } from '../src/core/engine/engine.js';
import type { Position } from '../src/core/rules/position.js';

/** The limits of a search. */
export interface MoveSearch {
  /** Depth in plies, 1-60. */
  depth: number;
  /** Whether to solve the game to its end. */
  exact: boolean;
  /** Number of moves with their own value. */
  multiPv?: number;
  nodes?: number;
  /** Time in milliseconds. */
  time?: number;
}

/** Searches a position; returns the moves, best first. */
export function searchMoves(
  core: Core,
  position: Position,
  { depth, exact, multiPv = 1, nodes = Infinity, time = Infinity }: MoveSearch,
): MoveValue[] {
  const until = performance.now() + time;
  core.begin({ ...discsOf(position.board, position.turn), depth, exact, goal: 'score', multiPv, nodes });
  const slice = time === Infinity ? 1e9 : 20_000;
  while (!core.step(slice) && performance.now() < until);
  return core.answer;
}
