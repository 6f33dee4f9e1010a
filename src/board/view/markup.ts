import { SQUARES } from '../../rules/square.js';
import { partsOf, SHOWN, type CellState } from './cells.js';
import { SHELL } from './shell.js';

/** The board as a server writes it: the shell with what each square shows. The browser's board takes it over. */
export function markup(states: readonly CellState[]): string {
  return states.reduce((text, state, i) => {
    const name = `data-square="${SQUARES[i]!}"`;
    const shown = SHOWN.filter((key) => state[key]).map((key) => `data-${key}="${escaped(state[key])}"`);
    return text
      .replace(`part="cell ${SQUARES[i]!}"`, `part="cell ${SQUARES[i]!}${partsOf(state)}"`)
      .replace(name, [name, ...shown, `aria-label="${escaped(state.label)}"`].join(' '));
  }, SHELL);
}

function escaped(value: unknown): string {
  return value === true ? '' : String(value).replace(/[&"<]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
