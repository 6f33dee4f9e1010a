import type { EngineMove, MoveValue } from '../../engine/engine.js';
import { isSquare, type Square } from '../../rules/square.js';
import type { MoveValueNote } from '../render/labels.js';

/** The engine's values as they are written on their squares. */
export function moveValueNotes(
  scores: ReadonlyMap<EngineMove, MoveValue>,
): ReadonlyMap<Square, MoveValueNote> {
  const notes = new Map<Square, MoveValueNote>();
  for (const [move, value] of scores) {
    if (!isSquare(move)) continue;
    const tone = value.value > 0 ? 'good' : value.value < 0 ? 'bad' : undefined;
    notes.set(move, { text: valueText(value), words: valueWords(value), kind: value.certainty, tone });
  }
  return notes;
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: told by signs, not only by looks. */
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
