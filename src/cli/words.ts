/** How the tool writes what the engine found. */
import type { MoveValue } from '../engine/engine.js';

/** A score as the field writes it: `+3`, `0`, `-2.5`. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** What a value rests on: `exact`, a confidence such as `95%`, or `depth 8`. */
export function trust({
  certainty,
  confidence,
  depth,
}: Pick<MoveValue, 'certainty' | 'confidence' | 'depth'>): string {
  if (certainty === 'exact') return certainty;
  return certainty === 'selective' ? `${confidence ?? 0}%` : `depth ${depth}`;
}

/** `1 position`, `2 positions`. */
export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** Cells in columns of these widths, as `printf` has them: numbers to the right, names (a negative width) to the left. */
export function columns(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, at) => {
    const width = widths[at]!;
    return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
  });
  return `${padded.join('  ').trimEnd()}\n`;
}
