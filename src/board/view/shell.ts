import { SQUARES } from '../../rules/square.js';
import type { CellState } from './cells.js';
import type { Look } from './drawing.js';

/** The board's inside before anything is on it: one grid, eight rows, 64 cells, one place for messages. */
export const SHELL = `<slot name="header"></slot><div class="board" part="board"><div class="grid" role="table">${[
  0, 1, 2, 3, 4, 5, 6, 7,
]
  .map(
    (row) =>
      `<div class="row" part="coordinate" role="row">${SQUARES.slice(row * 8, row * 8 + 8)
        .map((square) => `<div class="cell" role="cell" part="cell ${square}" data-square="${square}"></div>`)
        .join('')}</div>`,
  )
  .join(
    '',
  )}</div></div><slot name="controls"></slot><slot name="footer"></slot><div class="status" part="status" role="status"></div>`;

/** What the squares show, a1 first, and how the board looks beside them. */
export type Shown = readonly [states: readonly CellState[], look: Partial<Look>];

const UNKNOWN: Shown = [[], {}];
const BLANK: Shown = [SQUARES.map(() => ({ label: '' })), { interactive: false }];

/** The parts of a shell that change. */
export interface Shell {
  readonly root: ShadowRoot;
  /** What it shows to begin with; nothing is known of what a server has written. */
  readonly shows: Shown;
  readonly board: HTMLElement;
  readonly grid: HTMLElement;
  readonly rows: readonly HTMLElement[];
  /** By square index, a1 first. */
  readonly cells: readonly HTMLElement[];
  readonly status: HTMLElement;
  /** Where the bar is put, unless the page has put something there. */
  readonly controls: HTMLElement;
}

let template: HTMLTemplateElement | undefined;
let kept: Shown | undefined;

/** Fills an empty shadow root, or takes one that a server has filled. */
export function openShell(root: ShadowRoot): Shell {
  const served = root.querySelector('.grid');
  if (!served) {
    if (!template) {
      template = document.createElement('template');
      template.innerHTML = trusted(SHELL);
    }
    root.append(template.content.cloneNode(true));
  }
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const [board, grid, controls, status] = all('.board, .grid, [name=controls], .status') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const shows = served ? UNKNOWN : (kept ?? BLANK);
  return { root, shows, board, grid, controls, status, rows: all('.row'), cells: all('.cell') };
}

/** Lets the boards that come begin as this one was drawn first: most boards of a page have most squares in common. */
export function keepShell({ root, shows }: Shell, now: Shown): void {
  if (kept || shows === UNKNOWN) return;
  template!.content.replaceChildren(...[...root.childNodes].map((node) => node.cloneNode(true)));
  kept = now;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

/** The shell is a constant of ours; a page that enforces Trusted Types wants to be told so. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  return trustedTypes.createPolicy('othello-board-html', { createHTML: (text) => text }).createHTML(html);
}
