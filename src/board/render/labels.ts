import type { Certainty } from '../../engine/engine.js';
import type { Labels, Messages } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';

/** Words, the language whose plurals they follow, and how squares are named. */
export interface LocalizedStrings<Words extends Labels = Labels & Messages> {
  readonly strings: Words;
  readonly language: string;
  squareName(square: Square): string;
}

/** How much a move loses against the best one, from nothing to much. */
export type ValueTone = 'best' | 'good' | 'fair' | 'bad';

/** The engine's value of a move, as it is written on its square. */
export interface MoveValueNote {
  readonly text: string;
  /** The same in characters that every screen reader speaks. */
  readonly words: string;
  readonly kind: Certainty;
  readonly tone: ValueTone;
}

/** What is on a square, for a label in words of the page's own. */
export interface SquareDescription {
  readonly disc: Color | undefined;
  /** Whether a person may play here now. */
  readonly legal: boolean;
  readonly last: boolean;
  /** What the board says itself. */
  readonly label: string;
}

/** Makes the label of a square; `undefined` leaves the board's own. */
export type LabelFormatter = (square: Square, description: SquareDescription) => string | undefined;

/** What a screen reader says of one square: coordinate first, shortest words. */
export function cellLabel(
  { strings, squareName }: LocalizedStrings<Labels>,
  square: Square,
  { disc, legal, last }: Omit<SquareDescription, 'label'>,
  notes: readonly (string | false | undefined)[],
): string {
  const what = strings[disc ?? (legal ? 'legal' : 'empty')];
  return [squareName(square), what, last && strings.lastMove, ...notes].filter(Boolean).join(', ');
}

/** The page's own label of a square; the board's where the page has none, or fails to make one. */
export function formattedLabel(
  format: LabelFormatter,
  square: Square,
  description: SquareDescription,
): string {
  try {
    const label: unknown = format(square, description);
    if (typeof label === 'string') return label;
  } catch (error) {
    console.warn('<othello-board> labelFormatter', error);
  }
  return description.label;
}
