import type { Labels } from '../../locales/strings.js';
import { patchCell, type CellState } from './cells.js';
import type { Shell } from './shell.js';

/** What is drawn beside the squares. */
export interface Look {
  readonly interactive: boolean;
  /** The square that has the focus, or would get it, 0-63. */
  readonly current: number;
  readonly strings: Labels;
}

/** Writes what a board shows into its shell: only what has changed. */
export class Drawing {
  #states: readonly CellState[] = [];
  #look: Look | undefined;

  constructor(private readonly shell: Shell) {}

  /** How each square looks now, a1 first. */
  get states(): readonly CellState[] {
    return this.#states;
  }

  draw(states: readonly CellState[], look: Look): void {
    for (const [index, cell] of this.shell.cells.entries()) {
      patchCell(cell, this.#states[index], states[index]!);
    }
    this.#states = states;
    if (look.interactive !== this.#look?.interactive) this.#setRoles(look);
    if (look.strings.grid !== this.#look?.strings.grid) this.#setNames(look.strings);
    this.#look = look;
    this.point(look.current);
  }

  /** Makes a square the one that the Tab key leads to. */
  point(current: number): void {
    if (!this.#look?.interactive) return;
    const { cells } = this.shell;
    const before = this.#look.current;
    this.#look = { ...this.#look, current };
    if (before !== current) cells[before]!.tabIndex = -1;
    if (cells[current]!.tabIndex !== 0) cells[current]!.tabIndex = 0;
  }

  #setRoles({ interactive }: Look): void {
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
