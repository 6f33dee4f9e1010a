/** Reviewed sides as JSON lines, from which an interrupted report continues. */
import * as v from 'valibot';
import { SQUARES } from '../rules/square.js';
import { MOVE_CLASSES } from '../analysis/classes.js';
import type { ReviewedSide } from './reviewed-side.js';
import { REASON_KINDS } from './themes.js';

const DISCS = v.pipe(v.number(), v.minValue(0), v.maxValue(128));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64));
const SIDE = v.object({
  key: v.pipe(v.string(), v.maxLength(1000)),
  moves: v.array(
    v.object({
      ply: COUNT,
      square: v.picklist(SQUARES),
      empties: COUNT,
      loss: DISCS,
      losses: v.array(DISCS),
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

function parsed(line: string): ReviewedSide | undefined {
  // Rejecting a line here is a hundred times faster than letting the parser reject it.
  if (!line.startsWith('{') || !line.endsWith('}')) return undefined;
  try {
    const { success, output } = v.safeParse(SIDE, JSON.parse(line));
    return success ? (output as ReviewedSide) : undefined;
  } catch {
    return undefined;
  }
}
