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

/** The moves of a saved game, as {@link readTree} reads them. */
export const savedTreeSchema = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((data) => readTree(data)),
  ),
  [],
);

/**
 * The moves of a saved game without those that make no sense, and without what goes on after the longest game.
 *
 * @param onBad is called where something is left out
 */
export function readTree(data: unknown, onBad?: () => void, deepest = MOST_MOVES): readonly SavedMove[] {
  if (!Array.isArray(data) || (deepest === 0 && data.length > 0)) {
    onBad?.();
    return [];
  }
  return data.flatMap((one: unknown) => {
    const { success, output } = v.safeParse(moveSchema, one);
    if (!success) onBad?.();
    return success ? [{ ...output, next: readTree(output.next, onBad, deepest - 1) }] : [];
  });
}
