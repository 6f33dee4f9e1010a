import { parseBoardString, type GameJson } from '../../../src/core/formats.js';
import type { Position } from '../../../src/core/rules.js';

/** The position in which a stored game begins; `undefined` for the usual start. */
export function startOf({ start }: Pick<GameJson, 'start'>): Position | undefined {
  return start === undefined ? undefined : parseBoardString(start);
}
