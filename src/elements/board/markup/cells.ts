/**
 * Draws the differences of one square. The renderer calls it for squares whose state has changed, `server-template.ts`
 * for all of them.
 */
import type { Color } from '../../../core/rules/color.js';

/** Everything visible on one square. Absent is off. */
export interface CellState {
  readonly disc?: Color | undefined;
  readonly legal?: boolean | undefined;
  readonly last?: boolean | undefined;
  /** The last move flipped the disc. */
  readonly flipped?: boolean | undefined;
  /** The engine's best move. */
  readonly best?: boolean | undefined;
  /** A disc that can never be flipped again. */
  readonly stable?: boolean | undefined;
  /** The hovered or focused move would flip the disc. */
  readonly preview?: boolean | undefined;
  /** A strategy zone: `corner`, `x`, `c`, `edge`, `danger`. */
  readonly zone?: string | undefined;
  /** A number on the disc, an engine's value, or the author's letter. */
  readonly text?: string | undefined;
  /** What the text is: `number`, `exact`, `selective`, `heuristic`, `letter`. */
  readonly kind?: string | undefined;
  /** Good, even or bad for the side to move: colours the value. */
  readonly tone?: string | undefined;
  /** A dot stands for the value, until the square is pointed at or has the focus. */
  /** The author's shape: `circle`, `cross`, `square`, `dot`. */
  readonly mark?: string | undefined;
  /** What a screen reader says. */
  readonly label: string;
}

/** Attributes of a cell that the style sheet uses, without `data-`. */
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
 * Updates a cell where its old and its new state differ.
 *
 * @param before the old state; `undefined` if unknown
 */
export function patchCell(cell: HTMLElement, before: CellState | undefined, now: CellState): void {
  let changed = !before;
  for (const name of SHOWN) {
    const value = now[name];
    if (before && before[name] === value) continue;
    changed = true;
    if (value) cell.dataset[name] = value === true ? '' : value;
    // oxlint-disable-next-line typescript/no-dynamic-delete -- removes a data attribute; not a dictionary
    else delete cell.dataset[name];
  }
  if (before?.label !== now.label) cell.setAttribute('aria-label', now.label);
  if (changed) cell.setAttribute('part', `cell ${cell.dataset['square']!}${cellParts(now)}`);
}

/** The parts of a cell that a page can style, for its `part` attribute, after `cell` and the square. */
export function cellParts(state: CellState): string {
  let parts = state.disc ? ` disc ${state.disc}` : '';
  for (const name of PARTS) if (state[name]) parts += ` ${name}`;
  if (state.mark) parts += ' mark';
  if (state.text) parts += state.kind === 'letter' ? ' mark' : ' value';
  return parts;
}
