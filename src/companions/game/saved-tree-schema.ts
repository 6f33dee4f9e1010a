import * as v from 'valibot';
import { isMarkShape } from '../../formats/marks.js';
import type { Arrow, Mark, MarkShape, MoveNote } from '../../rules/notes.js';
import { isSquare, type Square } from '../../rules/square.js';
import type { SavedMove } from './saved-tree.js';
import { listOf, maybe } from './schema.js';

/** Most moves of a line that are read: each takes a square. */
const MOST_MOVES = 64;

export const squareSchema = v.custom<Square>(isSquare);

const markSchema: v.GenericSchema<unknown, Mark> = v.object({
  square: squareSchema,
  shape: v.exactOptional(v.custom<MarkShape>(isMarkShape)),
  text: v.exactOptional(v.string()),
});
const arrowSchema: v.GenericSchema<unknown, Arrow> = v.object({
  from: squareSchema,
  to: squareSchema,
  brush: v.exactOptional(v.picklist([1, 2, 3, 4])),
});
const noteFields = {
  time: maybe(v.pipe(v.number(), v.minValue(0))),
  evaluation: maybe(v.number()),
  comment: maybe(v.string()),
  marks: maybe(listOf(markSchema)),
  arrows: maybe(listOf(arrowSchema)),
  nags: maybe(listOf(v.pipe(v.number(), v.integer(), v.minValue(0)))),
};

/** What is said of a place, without what makes no sense. */
export const noteSchema: v.GenericSchema<unknown, MoveNote> = v.pipe(
  v.object({
    ...noteFields,
    // The note of a pass has none inside.
    pass: maybe(v.pipe(v.object(noteFields), v.transform(withoutMissing))),
  }),
  v.transform(withoutMissing),
);

function withoutMissing(fields: object): MoveNote {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const moveSchema = v.object({
  move: squareSchema,
  note: maybe(noteSchema),
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
