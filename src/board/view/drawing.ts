import type { Labels } from '../../locales/strings.js';
import { patchCell, type CellState } from './cells.js';
import { keepShell, type Look, type Shell } from './shell.js';

/** Writes what a board shows into its shell: only what has changed. */
export class Drawing {
  readonly #shell: Shell;
  #states: readonly CellState[];
  #look: Partial<Look>;

  constructor(shell: Shell) {
    this.#shell = shell;
    [this.#states, this.#look] = shell.shows;
  }

  /** How each square looks now, a1 first. */
  get states(): readonly CellState[] {
    return this.#states;
  }

  draw(states: readonly CellState[], look: Look): void {
    const before = this.#look;
    const first = this.#states === this.#shell.shows[0];
    for (const [index, cell] of this.#shell.cells.entries()) {
      patchCell(cell, this.#states[index], states[index]!);
    }
    if (look.interactive !== before.interactive) this.#setRoles(look);
    if (look.strings.grid !== before.strings?.grid) this.#setNames(look.strings);
    this.#states = states;
    this.#look = { ...before, ...look, current: before.current! };
    this.point(look.current);
    if (first) keepShell(this.#shell, [states, this.#look]);
  }

  /** Makes a square the one that the Tab key leads to. */
  point(current: number): void {
    const { interactive, current: before } = this.#look;
    if (!interactive) return;
    const { cells } = this.#shell;
    if (before !== undefined && before !== current) cells[before]!.tabIndex = -1;
    if (cells[current]!.tabIndex !== 0) cells[current]!.tabIndex = 0;
    this.#look = { ...this.#look, current };
  }

  #setRoles({ interactive }: Look): void {
    const { board, grid, cells } = this.#shell;
    board.classList.toggle('interactive', interactive);
    grid.role = interactive ? 'grid' : 'table';
    for (const cell of cells) {
      cell.role = interactive ? 'gridcell' : 'cell';
      if (interactive) cell.tabIndex = -1;
      else cell.removeAttribute('tabindex');
    }
  }

  #setNames({ grid, row }: Labels): void {
    this.#shell.grid.ariaLabel = grid;
    for (const [index, element] of this.#shell.rows.entries()) {
      element.ariaLabel = row.replace('{n}', String(index + 1));
    }
  }
}
