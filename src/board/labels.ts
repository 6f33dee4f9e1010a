import type { Labels, Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import type { Square } from '../rules/square.js';

/** Words and the language whose plurals they follow. */
export interface Speech<Words extends Labels = Strings> {
  readonly strings: Words;
  readonly language: string;
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
  { strings }: Speech<Labels>,
  square: Square,
  { disc, legal, last }: Omit<SquareDescription, 'label'>,
  notes: readonly (string | false | undefined)[],
): string {
  const what = strings[disc ?? (legal ? 'legal' : 'empty')];
  return [square, what, last && strings.lastMove, ...notes].filter(Boolean).join(', ');
}

/** The page's own label of a square; the board's where the page has none, or fails to make one. */
export function ownLabel(format: LabelFormatter, square: Square, description: SquareDescription): string {
  try {
    const label: unknown = format(square, description);
    if (typeof label === 'string') return label;
  } catch (error) {
    console.warn('<othello-board> labelFormatter', error);
  }
  return description.label;
}
