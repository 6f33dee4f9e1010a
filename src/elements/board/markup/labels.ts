/**
 * The label of a square, which a screen reader says and a page can replace by its `labelFormatter`, and the types of
 * what it needs. `cell-states.ts` makes the labels, `values.ts` a `MoveValueNote` for each square with a value; the
 * announcements, the sentences and the export of a board take their `LocalizedStrings`.
 */
import type { Certainty } from '../../../core/engine/engine.js';
import type { Labels, Strings } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { Square } from '../../../core/rules/square.js';

/** Strings, their language for plurals, and the naming of squares. */
export interface LocalizedStrings<Words extends Labels = Strings> {
  readonly strings: Words;
  readonly language: string;
  squareName(square: Square): string;
}

/** How much a move loses against the best one, from least to most. */
export type ValueTone = 'best' | 'good' | 'fair' | 'bad';

/** The engine's value of a move, as written on its square. */
export interface MoveValueNote {
  readonly text: string;
  /** The value in characters that every screen reader speaks; where the text says how much worse the move is, that. */
  readonly words: string | { readonly loss: number };
  readonly kind: Certainty;
  readonly tone: ValueTone;
}

/** What is on a square, for the page's own label. */
export interface SquareDescription {
  readonly disc: Color | undefined;
  /** Whether a person may play here now. */
  readonly legal: boolean;
  readonly last: boolean;
  /** The board's own label. */
  readonly label: string;
}

/** Makes the label of a square; `undefined` keeps the board's own. */
export type LabelFormatter = (square: Square, description: SquareDescription) => string | undefined;

/** What a screen reader says of one square: coordinate first, as briefly as possible. */
export function cellLabel(
  { strings, squareName }: LocalizedStrings<Labels>,
  square: Square,
  { disc, legal, last }: Omit<SquareDescription, 'label'>,
  notes: readonly (string | false | undefined)[],
): string {
  const what = strings[disc ?? (legal ? 'legal' : 'empty')];
  return [squareName(square), what, last && strings.lastMove, ...notes].filter(Boolean).join(', ');
}

/** A value in words. */
export function valueWords(
  { words }: MoveValueNote,
  { best, worse }: Pick<Labels, 'best' | 'worse'>,
): string {
  if (typeof words === 'string') return words;
  return words.loss === 0 ? best : worse.replace('{n}', String(words.loss));
}

/** The page's own label of a square; the board's if the page has none, or its function throws. */
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
