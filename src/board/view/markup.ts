import type { UncompiledTemplateResult } from 'lit';
import { SQUARES } from '../../rules/square.js';
import { partsOf, SHOWN, type CellState } from './cells.js';
import { SHELL } from './shell.js';

/**
 * The board as a server writes it: the shell with what each square shows, in the form of a template without holes.
 * The browser's board takes it over.
 */
export function templateOf(states: readonly CellState[]): UncompiledTemplateResult {
  const text = markup(states);
  return { _$litType$: 1, strings: Object.assign([text], { raw: [text] }), values: [] };
}

function markup(states: readonly CellState[]): string {
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
