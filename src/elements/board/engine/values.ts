/**
 * The engine's values as a board writes them on squares. `BoardEngine` puts them on the squares, the legend explains
 * their colours, and `<othello-controls>` names the value of a hint. Values are in discs.
 */
import { CLASS_THRESHOLDS } from '../../../core/analysis/classes.js';
import type { Certainty, EngineMove, MoveValue } from '../../../core/engine/engine.js';
import type { Color } from '../../../core/rules/color.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import type { MoveValueNote, ValueTone } from '../render/labels.js';

/** The least loss in discs of each tone below `best`: as for a good move, an inaccuracy and a mistake in a review. The legend's texts contain these numbers. */
export const TONE_THRESHOLDS: Readonly<Record<Exclude<ValueTone, 'best'>, number>> = {
  good: CLASS_THRESHOLDS.good,
  fair: CLASS_THRESHOLDS.inaccuracy,
  bad: CLASS_THRESHOLDS.mistake,
};

/** So many moves have their value in numbers on a board with `analysis`; the others have a dot in its colour. */
const MOST_NUMBERS = 3;

/**
 * The engine's values as written on their squares, best first.
 *
 * @param beside the side to move, if companions beside the board say who leads: then values name the leader, as theirs
 *   do, and only the best three are in numbers; otherwise all are, for the side to move
 */
export function moveValueNotes(
  scores: ReadonlyMap<EngineMove, MoveValue>,
  beside?: Color,
): ReadonlyMap<Square, MoveValueNote> {
  const notes = new Map<Square, MoveValueNote>();
  const sign = beside === 'white' ? -1 : 1;
  const areAlike = new Set([...scores.values()].map(({ certainty }) => certainty)).size === 1;
  // From the rounded numbers: a tone must never contradict them.
  const best = Math.max(...[...scores.values()].map(({ value }) => Math.round(value)));
  for (const [move, value] of scores) {
    if (!isSquare(move) || value.noValue) continue;
    const tone = toneOf(best - Math.round(value.value));
    const shown = { certainty: value.certainty, value: sign * value.value };
    const number = beside ? leadText(shown.value) : numberText(shown.value);
    notes.set(move, {
      text: beside && areAlike ? number : signedText(number, value.certainty),
      words: valueWords(shown),
      kind: value.certainty,
      tone,
      isMinor: beside !== undefined && notes.size >= MOST_NUMBERS,
    });
  }
  return notes;
}

function toneOf(loss: number): ValueTone {
  const { good, fair, bad } = TONE_THRESHOLDS;
  return loss >= bad ? 'bad' : loss >= fair ? 'fair' : loss >= good ? 'good' : 'best';
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: distinguished by signs, not only by looks. */
export function valueText({ value, certainty }: Pick<MoveValue, 'value' | 'certainty'>): string {
  return signedText(numberText(value), certainty);
}

function signedText(number: string, certainty: Certainty): string {
  return certainty === 'exact' ? number : certainty === 'selective' ? `${number}~` : `≈${number}`;
}

/** `●+4` where Black leads, `○+4` where White does: companions say "White +4", and a minus would say the contrary. */
export function leadText(value: number): string {
  const rounded = Math.round(value);
  return rounded === 0 ? '0' : `${rounded > 0 ? '●' : '○'}+${Math.abs(rounded)}`;
}

function numberText(value: number): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}

/** A value in characters that every screen reader speaks. */
function valueWords({ value }: Pick<MoveValue, 'value'>): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded || 0);
}
