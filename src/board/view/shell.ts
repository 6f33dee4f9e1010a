import type { Labels } from '../../locales/strings.js';
import { SQUARES } from '../../rules/square.js';
import type { CellState } from './cells.js';

/** An element: its tag, its attributes, and what is in it. */
export type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Part[]];

/** The board's inside before anything is on it: one grid, eight rows, 64 cells, one place for messages. */
export const SHELL: readonly Part[] = [
  ['slot', { name: 'header' }],
  ['div', { class: 'board', part: 'board' }, ['div', { class: 'grid', role: 'table' }, ...rows()]],
  ['slot', { name: 'controls' }],
  ['slot', { name: 'footer' }],
  ['div', { class: 'status', part: 'status', role: 'status' }],
];

function rows(): Part[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
    const cells = SQUARES.slice(row * 8, row * 8 + 8).map((square): Part => [
      'div',
      { class: 'cell', role: 'cell', part: `cell ${square}`, 'data-square': square },
    ]);
    return ['div', { class: 'row', part: 'coordinate', role: 'row' }, ...cells];
  });
}

/** What is drawn beside the squares. */
export interface Look {
  readonly interactive: boolean;
  /** The square that has the focus, or would get it, 0-63. */
  readonly current: number;
  readonly strings: Labels;
}

/** What the squares show, a1 first, and how the board looks beside them. */
export type Shown = readonly [states: readonly CellState[], look: Partial<Look>];

const UNKNOWN: Shown = [[], {}];
const BLANK: Shown = [SQUARES.map(() => ({ label: '' })), { interactive: false }];

/** The parts of a shell that change. */
export interface Shell {
  readonly root: ShadowRoot;
  /** What it shows to begin with; nothing is known of what a server has written. */
  readonly shows: Shown;
  /** How many elements it has, before a room puts more into it. */
  readonly size: number;
  readonly board: HTMLElement;
  readonly grid: HTMLElement;
  readonly rows: readonly HTMLElement[];
  /** By square index, a1 first. */
  readonly cells: readonly HTMLElement[];
  readonly status: HTMLElement;
  /** Where the bar is put, unless the page has put something there. */
  readonly controls: HTMLElement;
}

/** How many boards have been drawn from nothing. */
let drawn = 0;
/** The second of them, which the others begin as; a page with one board needs no copy. */
let kept: { readonly nodes: readonly Node[]; readonly shows: Shown } | undefined;

/** Fills an empty shadow root, or takes one that a server has filled. */
export function openShell(root: ShadowRoot): Shell {
  const served = root.querySelector('.grid');
  if (!served) root.append(...(kept ? copies(kept.nodes) : SHELL.map(build)));
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const [board, grid, controls, status] = all('.board, .grid, [name=controls], .status') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const shows = served ? UNKNOWN : (kept?.shows ?? BLANK);
  const size = all('*').length;
  return { root, shows, size, board, grid, controls, status, rows: all('.row'), cells: all('.cell') };
}

/** Lets the boards that come begin as this one is drawn at first: most boards of a page have most squares in common. */
export function keepShell({ root, shows: before, size }: Shell, shows: Shown): void {
  // A room that was here before the first drawing has put in what is this board's own.
  const pristine = root.querySelectorAll('*').length === size;
  if (before === BLANK && pristine && ++drawn === 2) kept = { nodes: copies(root.childNodes), shows };
}

function copies(nodes: Iterable<Node>): Node[] {
  return [...nodes].map((node) => node.cloneNode(true));
}

function build([tag, attributes, ...inside]: Part): Node {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map(build));
  return element;
}
