/**
 * A board as HTML for `server/board.ts`, where there is no DOM. A browser takes the markup over without drawing it
 * again.
 */
import { escaped } from '../../diagram/markup.js';
import { isSquare, squareIndex } from '../../../core/rules/square.js';
import { cellParts, SHOWN, type CellState } from './cells.js';
import { TEMPLATE, type TemplateNode } from './shell.js';

/**
 * The shadow tree as HTML for a server: the template with the state of each square. The browser's board takes it over.
 */
export function serverMarkup(states: readonly CellState[]): string {
  return TEMPLATE.map((node) => markupOf(node, states)).join('');
}

function markupOf([tag, attributes, ...children]: TemplateNode, states: readonly CellState[]): string {
  const square = attributes['data-square'];
  const all = isSquare(square) ? withState(attributes, states[squareIndex(square)]!) : attributes;
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inner = children.map((child) => markupOf(child, states)).join('');
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
}

/** A cell's attributes with its state. */
function withState(attributes: TemplateNode[1], state: CellState): TemplateNode[1] {
  const shown = SHOWN.map((name) => [name, state[name]] as const).filter(([, value]) => value);
  return {
    ...attributes,
    part: `${attributes['part']!}${cellParts(state)}`,
    'aria-label': state.label,
    ...Object.fromEntries(
      shown.map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
    ),
  };
}
