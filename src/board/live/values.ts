import type { MoveValue } from '../../engine/engine.js';
import { isSquare, type Square } from '../../rules/square.js';
import type { ValueNote } from '../view/states.js';
import type { Findings } from './analyst.js';

/** What the engine's values look like on their squares. */
export function valueNotes({ scores }: Findings): ReadonlyMap<Square, ValueNote> {
  const notes = new Map<Square, ValueNote>();
  for (const [move, value] of scores) {
    if (!isSquare(move)) continue;
    const tone = value.value > 0 ? 'good' : value.value < 0 ? 'bad' : undefined;
    notes.set(move, { text: valueText(value), words: valueWords(value), kind: value.certainty, tone });
  }
  return notes;
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: told by signs, not only by looks. */
function valueText({ value, certainty }: MoveValue): string {
  const rounded = Math.round(value);
  const number = rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
  return certainty === 'exact' ? number : certainty === 'selective' ? `${number}~` : `≈${number}`;
}

/** A value in characters that every screen reader speaks. */
function valueWords({ value }: MoveValue): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
