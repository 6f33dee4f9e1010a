/**
 * Reviewed sides as JSON lines, from which an interrupted report continues. The command writes a line after each game;
 * lines that cannot be read are reviewed again.
 */
import * as v from 'valibot';
import { SQUARES } from '../rules/square.js';
import { MOVE_CLASSES } from '../analysis/classes.js';
import type { ReviewedSide } from './reviewed-side.js';
import { REASON_KINDS } from './loss-themes.js';

/** A loss of at most 128 discs: a win by 64 turned into a loss by 64. */
const LOSS = v.pipe(v.number(), v.minValue(0), v.maxValue(128));
/** Of moves or squares. */
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64));
/** A {@link ReviewedSide}, which says what each of these is. */
const SIDE = v.object({
  key: v.pipe(v.string(), v.maxLength(1000)),
  moves: v.array(
    v.object({
      ply: COUNT,
      square: v.picklist(SQUARES),
      empties: COUNT,
      loss: LOSS,
      losses: v.array(LOSS),
      best: v.picklist(SQUARES),
      class: v.optional(v.picklist(MOVE_CLASSES)),
      flips: v.tuple([COUNT, COUNT]),
      regions: v.tuple([COUNT, COUNT]),
      reasons: v.array(v.tuple([v.picklist(REASON_KINDS), v.number()])),
    }),
  ),
});

/** A side as one line, without a line end. */
export function printReviewed(side: ReviewedSide): string {
  return JSON.stringify(side);
}

/**
 * Reads such lines into a map by key. Lines that are incomplete or invalid are skipped: the last line of an interrupted
 * run may be.
 */
export function parseReviewed(text: string): Map<string, ReviewedSide> {
  const sides = new Map<string, ReviewedSide>();
  for (const line of text.split('\n')) {
    const side = parsed(line);
    if (side) sides.set(side.key, side);
  }
  return sides;
}

/** The review of a line; `undefined` if it cannot be read. */
function parsed(line: string): ReviewedSide | undefined {
  // Rejecting a line here is a hundred times faster than letting the parser reject it.
  if (!line.startsWith('{') || !line.endsWith('}')) return undefined;
  try {
    const { success, output } = v.safeParse(SIDE, JSON.parse(line));
    // Valibot writes optional and fixed lists in types of its own.
    return success ? (output as ReviewedSide) : undefined;
  } catch {
    return undefined;
  }
}
