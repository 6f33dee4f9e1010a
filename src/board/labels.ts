import type { Labels, Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import type { Square } from '../rules/square.js';

/** Words and the language whose plurals they follow. */
export interface Speech<Words extends Labels = Strings> {
  readonly strings: Words;
  readonly language: string;
}

/** What a screen reader says of one square: coordinate first, shortest words. */
export function cellLabel(
  { strings }: Speech<Labels>,
  square: Square,
  cell: { disc?: Color | undefined; legal?: boolean | undefined; last?: boolean | undefined; value?: string },
): string {
  const words = [square, cell.disc ? strings[cell.disc] : cell.legal ? strings.legal : strings.empty];
  if (cell.last) words.push(strings.lastMove);
  if (cell.value) words.push(cell.value);
  return words.join(', ');
}
