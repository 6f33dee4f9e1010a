/**
 * The markup of a board, made once: frame, squares, and the live region for announcements. The renderer copies it for
 * each board, and `server-template.ts` prints it.
 */
import { isSquare, SQUARES, type Square } from '../../../core/rules/square.js';

/** An element of the template: its tag, its attributes, and its children. */
export type TemplateNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: TemplateNode[],
];

/** A board's empty shadow tree: one grid, eight rows, 64 cells, one live region. */
export const TEMPLATE: readonly TemplateNode[] = [
  ['slot', { name: 'header' }],
  ['div', { class: 'board', part: 'board' }, ['div', { class: 'grid', role: 'table' }, ...rows()]],
  ['slot', { name: 'controls' }],
  ['slot', { name: 'footer' }],
  ['div', { class: 'status', part: 'status', role: 'status' }],
];

/** The rows of the grid, with a cell for each square. */
function rows(): TemplateNode[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
    const cells = SQUARES.slice(row * 8, row * 8 + 8).map((square): TemplateNode => [
      'div',
      { class: 'cell', role: 'cell', part: `cell ${square}`, 'data-square': square },
    ]);
    // Coordinates are pseudo-elements of the rows, so the part that pages style is the row.
    return ['div', { class: 'row', part: 'coordinate', role: 'row' }, ...cells];
  });
}

/** The elements of a board that are updated. */
export interface Shell {
  readonly root: ShadowRoot;
  /** Whether a server rendered it: what it shows is unknown then. */
  readonly isServed: boolean;
  readonly board: HTMLElement;
  readonly grid: HTMLElement;
  readonly rows: readonly HTMLElement[];
  /** By square index, a1 first. */
  readonly cells: readonly HTMLElement[];
  readonly status: HTMLElement;
  /** The slot whose fallback is the bar. */
  readonly controls: HTMLElement;
  /** The square of an event, also on what the page has put there; without measuring. */
  readonly squareOf: (event: Event) => Square | undefined;
}

/** The template as nodes, made with the first board: each board gets a clone. */
let templateNodes: readonly Node[] | undefined;

/** Fills an empty shadow root, or takes over one that a server has filled. */
export function createShell(root: ShadowRoot): Shell {
  const isServed = root.querySelector('.grid') !== null;
  templateNodes ??= TEMPLATE.map(createNode);
  if (!isServed) root.append(...templateNodes.map((node) => node.cloneNode(true)));
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement => all(selector)[0]!;
  return {
    root,
    isServed,
    board: one('.board'),
    grid: one('.grid'),
    rows: all('.row'),
    cells: all('.cell'),
    status: one('.status'),
    controls: one('[name=controls]'),
    squareOf,
  };
}

/** The square in which an event has happened. */
function squareOf(event: Event): Square | undefined {
  return event
    .composedPath()
    .map((target) => (target as Partial<HTMLElement>).dataset?.['square'])
    .find(isSquare);
}

/** Makes an element and those inside it. */
function createNode([tag, attributes, ...children]: TemplateNode): Node {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(createNode));
  return element;
}
