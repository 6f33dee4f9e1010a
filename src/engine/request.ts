import type { Position } from '../rules/position.js';
import { EngineError, type SearchLimits } from './engine.js';
import { limitsFault, show } from './limits.js';

/**
 * Checks what a caller passed, before it waits for a worker.
 *
 * @throws {EngineError} `invalid-request`, naming the argument
 */
export function assertRequest(position: unknown, limits: unknown): void {
  const fault = positionFault(position) ?? searchLimitsFault(limits);
  if (fault !== undefined) throw new EngineError('invalid-request', fault);
}

function positionFault(position: unknown): string | undefined {
  const { board, turn, phase } = (position ?? {}) as Partial<Position>;
  if (typeof board !== 'string' || (turn !== 'black' && turn !== 'white') || phase === undefined)
    return `position ${show(position)}: a Position is expected, such as Position.start or the position of a game`;
  return phase === 'over' ? `position ${board}: the game is over, no side has a legal move` : undefined;
}

function searchLimitsFault(limits: unknown): string | undefined {
  if (typeof limits !== 'object' || limits === null) return limitsFault(limits);
  const { signal, onProgress, ...plain } = limits as Record<keyof SearchLimits, unknown>;
  if (signal !== undefined && !(signal instanceof AbortSignal))
    return `limits.signal ${show(signal)}: an AbortSignal is expected`;
  if (onProgress !== undefined && typeof onProgress !== 'function')
    return `limits.onProgress ${show(onProgress)}: a function is expected`;
  const fault = limitsFault(plain);
  return fault === undefined ? undefined : `limits.${fault}`;
}
