/**
 * The words of the attribute `hints`. The board reads it to know which overlays and which engine it needs; elements of
 * a review, to know whether the board's engine values the position.
 */
import { shown } from './option-checks.js';
import type { BoardOptions } from './model/options.js';

/** Hints that only the overlay draws. */
export const OVERLAY_HINTS = ['flips', 'best', 'values', 'stable', 'strategy'];

/** What can be shown besides the discs. */
const HINTS = ['legal', 'last', ...OVERLAY_HINTS];

/** The words of the attribute, in small letters, from whatever value the page has set. */
export function hintWords(hints: unknown): string[] {
  return typeof hints === 'string' ? hints.toLowerCase().split(/\s+/).filter(Boolean) : [];
}

/** Whether the engine of a board values the position shown. */
export function needsEvaluation({ analysis, hints }: Pick<BoardOptions, 'analysis' | 'hints'>): boolean {
  return analysis || hintWords(hints).some((word) => word === 'best' || word === 'values');
}

/** The fault in the words of `hints`; `undefined` if all are known. */
export function hintsProblem(hints: unknown): string | undefined {
  const unknown = hintWords(hints).find((word) => !HINTS.includes(word));
  return unknown && `hints takes one of ${HINTS.join(', ')}, not ${shown(unknown)}`;
}
