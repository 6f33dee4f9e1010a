import type { CellState } from './cells.js';
import { SHELL } from './shell.js';
import { SQUARES } from '../../rules/square.js';

/** The board as a server writes it: the shell with what each square shows. The browser's board takes it over. */
export function markup(states: readonly CellState[]): string {
  return states.reduce((text, { disc, last, label }, i) => {
    const square = SQUARES[i]!;
    const shown = `${disc ? ` data-disc="${disc}"` : ''}${last ? ' data-last=""' : ''} aria-label="${label.replaceAll('"', '&quot;')}"`;
    return text.replace(`data-square="${square}"`, (found) => found + shown);
  }, SHELL);
}
