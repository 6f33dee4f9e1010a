/**
 * Draws the squares: the controller gives it the state of all 64 at each update, and it writes only differences into
 * the shadow tree. It makes that tree, or takes over one from a server.
 */
import type { Labels } from '../../../core/locales/strings.js';
import { baseStyles, overrideStyles } from '../styles/styles.js';
import { NO_ZOOM, readZoom, watchZoom } from '../zoom.js';
import { patchCell, type CellState } from '../markup/cells.js';
import { createShell, type Shell } from '../markup/shell.js';

/** What is rendered besides the squares. */
export interface Chrome {
  readonly interactive: boolean;
  /** The square that has the focus, or would get it, 0-63. */
  readonly focusIndex: number;
  readonly strings: Labels;
  /** Why there is nothing to show. */
  readonly unread?: string | undefined;
}

/** The content of a square of the template, with the values that an empty square has. */
const BLANK: CellState = { label: '', legal: false, last: false };

/** Renders a board into its shadow tree: writes only what has changed. */
export class BoardRenderer {
  readonly shell: Shell;
  /** What each square shows; unknown after server rendering. */
  #states: readonly (CellState | undefined)[];
  /** Whether the squares have the roles of a grid; unknown after server rendering. */
  #interactive: boolean | undefined;
  /** The name of the grid, which tells the language of all names. */
  #gridName: string | undefined;
  /** The square to which the Tab key leads. */
  #tabStop: HTMLElement | undefined;
  #styles: readonly string[] = baseStyles;
  #unread: string | undefined;
  #zoom = NO_ZOOM;
  #watching: ResizeObserver | undefined;

  constructor(root: ShadowRoot) {
    this.shell = createShell(root);
    this.#states = this.shell.cells.map(() => (this.shell.isServed ? undefined : BLANK));
    this.#interactive = this.shell.isServed ? undefined : false;
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
    const readAgain = (): void => readZoom(host, (zoom) => this.#setZoom(zoom));
    this.#watching = watchZoom(host, readAgain);
    readAgain();
    this.#adoptStyles();
  }

  /** Follows the zoom of the page, which style sheets cannot read. */
  #setZoom(zoom: string): void {
    if (zoom === this.#zoom) return;
    this.#zoom = zoom;
    this.#adoptStyles();
  }

  /** Gives all style sheets to the shadow tree. */
  #adoptStyles(): void {
    adoptStyleSheets(this.shell.root, [...this.#styles, this.#zoom, overrideStyles]);
  }

  render(states: readonly CellState[], { interactive, focusIndex, strings, unread }: Chrome): void {
    for (const [index, cell] of this.shell.cells.entries())
      patchCell(cell, this.#states[index], states[index]!);
    this.#states = states;
    if (interactive !== this.#interactive) this.#setRoles(interactive);
    if (strings.grid !== this.#gridName) this.#setNames(strings);
    this.setFocusIndex(focusIndex);
    if (unread === this.#unread) return;
    this.#unread = unread;
    const { board } = this.shell;
    if (unread === undefined) board.removeAttribute('data-unread');
    else board.setAttribute('data-unread', unread);
  }

  /** Sets the square to which the Tab key leads. */
  setFocusIndex(focusIndex: number): void {
    const cell = this.shell.cells[focusIndex]!;
    if (!this.#interactive || cell === this.#tabStop) return;
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    cell.tabIndex = 0;
    this.#tabStop = cell;
  }

  /** Makes the board a grid that can be played on, or a table. */
  #setRoles(interactive: boolean): void {
    const { board, grid, cells } = this.shell;
    this.#interactive = interactive;
    this.#tabStop = undefined;
    board.classList.toggle('interactive', interactive);
    grid.role = interactive ? 'grid' : 'table';
    for (const cell of cells) {
      cell.role = interactive ? 'gridcell' : 'cell';
      if (interactive) cell.tabIndex = -1;
      else cell.removeAttribute('tabindex');
    }
  }

  /** Names the grid and its rows for screen readers. */
  #setNames({ grid, row }: Labels): void {
    this.#gridName = grid;
    this.shell.grid.setAttribute('aria-label', grid);
    for (const [index, element] of this.shell.rows.entries()) {
      element.setAttribute('aria-label', row.replace('{n}', String(index + 1)));
    }
  }
}

/** The style sheets by text, of the document they were last made for: a document cannot adopt another's. */
let sheets = new Map<string, CSSStyleSheet>();
let owner: Window | undefined;

/**
 * Adopts style sheets, given as texts, in a shadow root. The boards of a document share them; a board in another
 * document, such as a frame's or a pop-up's, gets that document's.
 */
function adoptStyleSheets(root: ShadowRoot, texts: readonly string[]): void {
  const { defaultView } = root.ownerDocument;
  // jsdom has no style sheets to adopt.
  if (!defaultView || !('adoptedStyleSheets' in root)) return;
  if (defaultView !== owner) sheets = new Map();
  owner = defaultView;
  const { CSSStyleSheet } = defaultView as unknown as typeof globalThis;
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
