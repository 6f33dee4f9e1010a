import type { Labels } from '../../locales/strings.js';
import { baseStyles, overrideStyles } from '../styles/styles.js';
import { watchZoom, zoomStyle } from '../zoom.js';
import { patchCell, type CellState } from './cells.js';
import { createShell, type Shell } from './shell.js';
import { adoptStyleSheets } from './style-sheets.js';

/** What is rendered besides the squares. */
export interface Chrome {
  readonly interactive: boolean;
  /** The square that has the focus, or would get it, 0-63. */
  readonly focusIndex: number;
  readonly strings: Labels;
}

/** What a square of the template shows, with the values that an empty square has. */
const BLANK: CellState = { label: '', legal: false, last: false };

/** Renders a board into its shadow tree: writes only what has changed. */
export class BoardRenderer {
  readonly shell: Shell;
  /** What each square shows; unknown after server rendering. */
  #states: readonly (CellState | undefined)[];
  #chrome: Partial<Chrome>;
  #styles: readonly string[] = baseStyles;
  #zoom = '';
  #watching: ResizeObserver | undefined;

  constructor(root: ShadowRoot) {
    this.shell = createShell(root);
    this.#states = this.shell.cells.map(() => (this.shell.isServed ? undefined : BLANK));
    this.#chrome = this.shell.isServed ? {} : { interactive: false };
  }

  /** Adds a style sheet. */
  addStyles(styles: string): void {
    this.#styles = [...this.#styles, styles];
    this.#adoptStyles();
  }

  /** The tree has been inserted into a document, maybe another one than before. */
  connect(): void {
    const { host } = this.shell.root;
    this.#watching?.disconnect();
    this.#watching = watchZoom(host, () => {
      if (this.#zoom !== zoomStyle(host)) this.connect();
    });
    this.#zoom = zoomStyle(host);
    this.#adoptStyles();
  }

  #adoptStyles(): void {
    adoptStyleSheets(this.shell.root, [...this.#styles, this.#zoom, overrideStyles]);
  }

  render(states: readonly CellState[], chrome: Chrome): void {
    const before = this.#chrome;
    for (const [index, cell] of this.shell.cells.entries())
      patchCell(cell, this.#states[index], states[index]!);
    if (chrome.interactive !== before.interactive) this.#setRoles(chrome.interactive);
    if (chrome.strings.grid !== before.strings?.grid) this.#setNames(chrome.strings);
    this.#states = states;
    this.#chrome = { ...chrome, focusIndex: before.focusIndex! };
    this.setFocusIndex(chrome.focusIndex);
  }

  /** Sets the square to which the Tab key leads. */
  setFocusIndex(focusIndex: number): void {
    const { interactive, focusIndex: before } = this.#chrome;
    if (!interactive) return;
    const { cells } = this.shell;
    if (before !== undefined && before !== focusIndex) cells[before]!.tabIndex = -1;
    cells[focusIndex]!.tabIndex = 0;
    this.#chrome = { ...this.#chrome, focusIndex };
  }

  #setRoles(interactive: boolean): void {
    const { board, grid, cells } = this.shell;
    board.classList.toggle('interactive', interactive);
    grid.role = interactive ? 'grid' : 'table';
    for (const cell of cells) {
      cell.role = interactive ? 'gridcell' : 'cell';
      if (interactive) cell.tabIndex = -1;
      else cell.removeAttribute('tabindex');
    }
  }

  #setNames({ grid, row }: Labels): void {
    this.shell.grid.ariaLabel = grid;
    for (const [index, element] of this.shell.rows.entries()) {
      element.ariaLabel = row.replace('{n}', String(index + 1));
    }
  }
}
