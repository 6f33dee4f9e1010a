import * as v from 'valibot';
import { isSquare, type Square } from '../../rules/square.js';
import type { SavedMove } from './saved-tree.js';
import { maybe } from './schema.js';

/** Most moves of a line that are read: each takes a square. */
const MOST_MOVES = 64;

export const squareSchema = v.custom<Square>(isSquare);

const moveSchema = v.object({
  move: squareSchema,
  outcome: maybe(v.pipe(v.string(), v.regex(/^[XO-]{64}$/))),
  next: v.optional(v.unknown()),
});

/** The moves of a saved game without those that make no sense, and without what goes on after the longest game. */
export const savedTreeSchema = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((data) => readMoves(data, MOST_MOVES)),
  ),
  [],
);

function readMoves(data: unknown, deepest: number): readonly SavedMove[] {
  if (deepest === 0 || !Array.isArray(data)) return [];
  return data.flatMap((one: unknown) => {
    const { success, output } = v.safeParse(moveSchema, one);
    return success ? [{ ...output, next: readMoves(output.next, deepest - 1) }] : [];
  });
}
