/**
 * The engine's values as a board writes them on squares. `BoardEngine` puts them on the squares, the legend explains
 * their colours, and `<othello-controls>` names the value of a hint. Values are in discs.
 */
import { CLASS_THRESHOLDS } from '../../../core/analysis/classes.js';
import type { EngineMove, MoveValue } from '../../../core/engine/engine.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import type { MoveValueNote, ValueTone } from './labels.js';

/** The least loss in discs of each tone below `best`: as for a good move, an inaccuracy and a mistake in a review. The legend's texts contain these numbers. */
export const TONE_THRESHOLDS: Readonly<Record<Exclude<ValueTone, 'best'>, number>> = {
  good: CLASS_THRESHOLDS.good,
  fair: CLASS_THRESHOLDS.inaccuracy,
  bad: CLASS_THRESHOLDS.mistake,
};

/**
 * The engine's values as written on their squares, best first.
 *
 * @param areLosses whether companions beside the board say who leads: then each square says how much worse it is than the
 *   best move, and the best have a star; otherwise values are for the side to move
 */
export function moveValueNotes(
  scores: ReadonlyMap<EngineMove, MoveValue>,
  areLosses = false,
): ReadonlyMap<Square, MoveValueNote> {
  const notes = new Map<Square, MoveValueNote>();
  // From the rounded numbers: a tone must never contradict them.
  const best = Math.max(...[...scores.values()].map(({ value }) => value));
  for (const [move, value] of scores) {
    if (!isSquare(move) || value.noValue) continue;
    const loss = wholeLoss(best, value.value);
    notes.set(move, {
      text: areLosses ? lossText(loss) : valueText(value),
      words: areLosses ? { loss } : spokenValue(value),
      kind: value.certainty,
      tone: toneOf(loss),
    });
  }
  return notes;
}

/** By how many discs a move is worse than the best, by the numbers as they are written. */
export function wholeLoss(best: number, value: number): number {
  return Math.round(best) - Math.round(value);
}

/** `★` for the best, `−4` for a move that is four discs worse. */
export function lossText(loss: number): string {
  return loss === 0 ? '★' : `−${loss}`;
}

/** The colour of a loss. */
function toneOf(loss: number): ValueTone {
  const { good, fair, bad } = TONE_THRESHOLDS;
  return loss >= bad ? 'bad' : loss >= fair ? 'fair' : loss >= good ? 'good' : 'best';
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: distinguished by signs, not only by looks. */
export function valueText({ value, certainty }: Pick<MoveValue, 'value' | 'certainty'>): string {
  const number = numberText(value);
  return certainty === 'exact' ? number : certainty === 'selective' ? `${number}~` : `≈${number}`;
}

/** A value in whole discs, with its sign. */
function numberText(value: number): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}

/** A value in characters that every screen reader speaks. */
function spokenValue({ value }: Pick<MoveValue, 'value'>): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded || 0);
}
