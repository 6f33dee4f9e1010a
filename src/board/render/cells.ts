import type { Color } from '../../rules/color.js';

/** All that can be seen on one square. Absent is off. */
export interface CellState {
  readonly disc?: Color | undefined;
  readonly legal?: boolean | undefined;
  readonly last?: boolean | undefined;
  /** The last move turned the disc. */
  readonly flipped?: boolean | undefined;
  /** The engine's best move. */
  readonly best?: boolean | undefined;
  /** A disc that can never be turned again. */
  readonly stable?: boolean | undefined;
  /** The move under the pointer or the focus would turn the disc. */
  readonly preview?: boolean | undefined;
  /** A strategy zone: `corner`, `x`, `c`, `edge`, `danger`. */
  readonly zone?: string | undefined;
  /** A number on the disc, an engine's value, or the author's letter. */
  readonly text?: string | undefined;
  /** What the text is: `number`, `exact`, `selective`, `heuristic`, `letter`. */
  readonly kind?: string | undefined;
  /** Good, even or bad for the side to move: colours the value. */
  readonly tone?: string | undefined;
  /** The author's shape: `circle`, `cross`, `square`, `dot`. */
  readonly mark?: string | undefined;
  /** What a screen reader says. */
  readonly label: string;
}

/** Attributes of a cell that the style sheet looks at, by their name without `data-`. */
export const SHOWN = [
  'disc',
  'legal',
  'last',
  'flipped',
  'best',
  'stable',
  'preview',
  'zone',
  'text',
  'kind',
  'tone',
  'mark',
] as const;

/** Parts of a cell that a page can style. */
const PARTS = ['legal', 'last', 'flipped', 'best', 'stable'] as const;

/**
 * Writes the difference between what a cell shows and what it should.
 *
 * @param before what it shows; `undefined` where that is not known
 */
export function patchCell(cell: HTMLElement, before: CellState | undefined, now: CellState): void {
  for (const name of SHOWN) {
    const value = now[name];
    if (before && (before[name] === value || !(before[name] || value))) continue;
    if (value) cell.dataset[name] = value === true ? '' : value;
    // oxlint-disable-next-line typescript/no-dynamic-delete -- so an attribute of data is taken away; it is no dictionary
    else delete cell.dataset[name];
  }
  if (before?.label !== now.label) cell.ariaLabel = now.label;
  const parts = cellParts(now);
  if (!before || cellParts(before) !== parts)
    cell.setAttribute('part', `cell ${cell.dataset['square']!}${parts}`);
}

/** What a page can style of a cell, for its `part` attribute, after `cell` and the square. */
export function cellParts(state: CellState): string {
  let parts = state.disc ? ` disc ${state.disc}` : '';
  for (const name of PARTS) if (state[name]) parts += ` ${name}`;
  if (state.mark) parts += ' mark';
  if (state.text) parts += state.kind === 'letter' ? ' mark' : ' value';
  return parts;
}
