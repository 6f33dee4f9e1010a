/**
 * The shares of people who choose a move, and the move that it is compared with. `explain.ts` adds it if a strength is
 * given: `Engine.human` has the chances.
 */
import type { Engine, HumanOptions } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** The shares of people of a given strength who choose each of two moves of a position, 0-1. */
export interface PeopleChoice {
  /** Their strength in points. */
  readonly strength: number;
  /** Of the move that is explained. */
  readonly move: number;
  /** Of the move that it is compared with. */
  readonly other: number;
}

/**
 * The shares by the engine's model of people; `undefined` if the engine has none, like other programs.
 *
 * @throws {EngineError} with the code `invalid-request` for a strength that is none
 * @throws {DOMException} `AbortError` when `options.signal` aborts
 */
export async function peopleChoice(
  position: Position,
  move: Square,
  other: Square,
  engine: Engine,
  options: HumanOptions,
): Promise<PeopleChoice | undefined> {
  const chosen = await engine.human?.(position, options);
  if (!chosen) return undefined;
  const shareOf = (square: Square): number => chosen.find((one) => one.move === square)?.probability ?? 0;
  return { strength: options.strength, move: shareOf(move), other: shareOf(other) };
}
