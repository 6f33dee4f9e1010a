/** The engine's values as a board writes them on squares. */
import { CLASS_THRESHOLDS } from '../../../core/analysis/classes.js';
import type { EngineMove, MoveValue } from '../../../core/engine/engine.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import type { MoveValueNote, ValueTone } from '../render/labels.js';

/** The least loss in discs of each tone below `best`: as for a good move, an inaccuracy and a mistake in a review. The legend's texts contain these numbers. */
export const TONE_THRESHOLDS: Readonly<Record<Exclude<ValueTone, 'best'>, number>> = {
  good: CLASS_THRESHOLDS.good,
  fair: CLASS_THRESHOLDS.inaccuracy,
  bad: CLASS_THRESHOLDS.mistake,
};

/** The engine's values as written on their squares. */
export function moveValueNotes(
  scores: ReadonlyMap<EngineMove, MoveValue>,
): ReadonlyMap<Square, MoveValueNote> {
  const notes = new Map<Square, MoveValueNote>();
  // From the rounded numbers: a tone must never contradict them.
  const best = Math.max(...[...scores.values()].map(({ value }) => Math.round(value)));
  for (const [move, value] of scores) {
    if (!isSquare(move) || value.noValue) continue;
    const tone = toneOf(best - Math.round(value.value));
    notes.set(move, { text: valueText(value), words: valueWords(value), kind: value.certainty, tone });
  }
  return notes;
}

function toneOf(loss: number): ValueTone {
  const { good, fair, bad } = TONE_THRESHOLDS;
  return loss >= bad ? 'bad' : loss >= fair ? 'fair' : loss >= good ? 'good' : 'best';
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: distinguished by signs, not only by looks. */
export function valueText({ value, certainty }: Pick<MoveValue, 'value' | 'certainty'>): string {
  const rounded = Math.round(value);
  const number = rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
  return certainty === 'exact' ? number : certainty === 'selective' ? `${number}~` : `≈${number}`;
}

/** A value in characters that every screen reader speaks. */
function valueWords({ value }: MoveValue): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
