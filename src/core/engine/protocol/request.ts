/**
 * Checks what a caller asks of an engine. `pooled-engine.ts` and `remote-engine.ts` call it before they begin, so that
 * a mistake is reported to its caller.
 */
import type { Position } from '../../rules/position.js';
import { EngineError, type HumanOptions, type SearchLimits } from '../engine.js';
import { limitsFault, show } from './limits.js';

/**
 * The greatest strength accepted, in points of tournament ratings, whose mean is 1500 (`Engine.human` says how they are
 * meant). No person comes near it, so that only mistakes are refused.
 */
export const MOST_STRENGTH = 4000;

/**
 * Checks a caller's arguments, before the search waits for a worker.
 *
 * @throws {EngineError} `invalid-request`, naming the argument
 */
export function assertRequest(position: unknown, limits: unknown): void {
  const fault = positionFault(position) ?? searchLimitsFault(limits);
  if (fault !== undefined) throw new EngineError('invalid-request', fault);
}

/**
 * Checks the arguments of {@link Engine.human}.
 *
 * @throws {EngineError} `invalid-request`, naming the argument
 */
export function assertHumanRequest(position: unknown, options: unknown): void {
  const fault = positionFault(position) ?? humanFault(options);
  if (fault !== undefined) throw new EngineError('invalid-request', fault);
}

/** The fault of the options of `human`. */
function humanFault(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null)
    return `options takes an object with a strength, not ${show(options)}`;
  const { strength, before = [], signal } = options as Record<keyof HumanOptions, unknown>;
  if (typeof strength !== 'number' || !(strength >= 0 && strength <= MOST_STRENGTH))
    return `options.strength takes a number from 0 to ${MOST_STRENGTH}, not ${show(strength)}; 1500 is the mean of tournament players`;
  return beforeFault('options', before) ?? signalFault('options', signal);
}

/** The fault of `before`, the positions before the one given. @param where the object that it is in, for the text */
function beforeFault(where: string, before: unknown): string | undefined {
  return Array.isArray(before) && before.every((one) => isPosition(one))
    ? undefined
    : `${where}.before takes an array of positions, not ${show(before)}`;
}

/** The fault of `signal`. */
function signalFault(where: string, signal: unknown): string | undefined {
  return signal === undefined || signal instanceof AbortSignal
    ? undefined
    : `${where}.signal takes an AbortSignal, not ${show(signal)}`;
}

/** Whether a value is used like a `Position`: it may come from another copy of the package. */
function isPosition(value: unknown): value is Position {
  const { board, turn, phase } = (value ?? {}) as Partial<Position>;
  return typeof board === 'string' && (turn === 'black' || turn === 'white') && phase !== undefined;
}

/** The fault of a position to search. */
function positionFault(position: unknown): string | undefined {
  if (!isPosition(position))
    return `position takes a Position such as Position.start or game.position, not ${show(position)}`;
  return position.phase === 'over'
    ? `position ${position.board}: the game is over, no side has a legal move`
    : undefined;
}

/** The fault of limits, signal and callback included. */
function searchLimitsFault(limits: unknown): string | undefined {
  if (typeof limits !== 'object' || limits === null) return limitsFault(limits);
  const { signal, onProgress, before = [], ...plain } = limits as Record<keyof SearchLimits, unknown>;
  const wrong = signalFault('limits', signal) ?? beforeFault('limits', before);
  if (wrong !== undefined) return wrong;
  if (onProgress !== undefined && typeof onProgress !== 'function')
    return `limits.onProgress takes a function, not ${show(onProgress)}`;
  const fault = limitsFault(plain);
  return fault === undefined ? undefined : `limits.${fault}`;
}
