import type { UncompiledTemplateResult } from 'lit';
import { isSquare, squareIndex } from '../../rules/square.js';
import { partsOf, SHOWN, type CellState } from './cells.js';
import { SHELL, type Part } from './shell.js';

/**
 * The board as a server writes it: the shell with what each square shows, in the form of a template without holes.
 * The browser's board takes it over.
 */
export function templateOf(states: readonly CellState[]): UncompiledTemplateResult {
  const text = SHELL.map((part) => markup(part, states)).join('');
  return { _$litType$: 1, strings: Object.assign([text], { raw: [text] }), values: [] };
}

function markup([tag, attributes, ...inside]: Part, states: readonly CellState[]): string {
  const square = attributes['data-square'];
  const all = isSquare(square) ? drawn(attributes, states[squareIndex(square)]!) : attributes;
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${inside.map((part) => markup(part, states)).join('')}</${tag}>`;
}

/** A cell's attributes with what it shows. */
function drawn(attributes: Part[1], state: CellState): Part[1] {
  const shown = SHOWN.map((name) => [name, state[name]] as const).filter(([, value]) => value);
  return {
    ...attributes,
    part: `${attributes['part']!}${partsOf(state)}`,
    'aria-label': state.label,
    ...Object.fromEntries(
      shown.map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
    ),
  };
}

function escaped(value: string): string {
  return value.replace(/[&"<]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
