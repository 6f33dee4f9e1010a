/**
 * Texts for values, certainty, classes and moves of an analysis, so that a value reads the same in the graph, the
 * lines, the openings, the moves, the review and puzzles. The bar has texts of its own (`evaluation.ts`). Values and
 * losses are in discs, confidence is in per cent, depth in plies.
 */
import type { MoveClass } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { MoveValue } from '../../../core/engine/engine.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import { fill, plural } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { wholeLoss } from '../../board/markup/values.js';

/** The sign of a class beside a move, as annotators write it; empty for good moves. */
export const SIGNS: Readonly<Record<MoveClass, string>> = {
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The side that is ahead, `Black +4`, from a value for Black. */
export function valueText(strings: AnalysisStrings, black: number): string {
  const n = wholeDiscs(Math.abs(black));
  return n === 0 ? strings.even : fill(strings.ahead, { color: strings[black > 0 ? 'black' : 'white'], n });
}

/** A move's value: for one as good as the best who is then ahead, for any other `4 discs less`. */
export function lineValueText(
  strings: AnalysisStrings,
  turn: Color,
  found: MoveValue,
  best: MoveValue,
  language: string,
): string {
  if (found.noValue) return strings.lines.noValue;
  const loss = wholeLoss(best.value, found.value);
  if (loss > 0) return plural(strings.lines.worse, loss, language);
  return valueText(strings, blackValue(turn, best.value));
}

/** How far a value can be trusted: `estimate, depth 12`. */
export function trustText(
  strings: AnalysisStrings,
  { certainty, confidence = 0, depth }: Pick<MoveValue, 'certainty' | 'confidence' | 'depth'>,
): string {
  if (certainty === 'exact') return strings.exact;
  return certainty === 'selective'
    ? strings.selective.replace('{n}', String(confidence))
    : strings.heuristic.replace('{n}', String(depth));
}

/** `23. White d3`. */
export function moveText(strings: AnalysisStrings, { ply, color, move }: GameNode): string {
  return fill(strings.move, { n: ply, color: strings[color!], square: move! });
}

/** `mistake, 6 discs lost`, or `best` alone; empty for a move that had no alternative. */
export function judgementText(strings: AnalysisStrings, ply: PlyReview, language: string): string {
  if (ply.class === undefined) return '';
  if (ply.class === 'best') return strings.classes.best;
  return `${strings.classes[ply.class]}, ${plural(strings.lost, lostDiscs(ply.loss), language)}`;
}

/** Converts a value to one for Black. */
export function blackValue(color: Color, value: number): number {
  return color === 'black' ? value : -value;
}

/** Rounds to whole discs, the unit that people count in. */
export function wholeDiscs(discs: number): number {
  return Math.round(discs);
}

/** The message of an error, for people. */
export function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
