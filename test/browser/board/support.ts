import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import type { OthelloBoardEventMap } from '../../../src/elements/board/events.js';
import type { Engine, SearchResult } from '../../../src/core/engine/engine.js';
import type { Square } from '../../../src/core/rules/square.js';

OthelloBoard.define();

/** A visible board in the page. */
export async function board(attributes: Readonly<Record<string, string>> = {}): Promise<OthelloBoard> {
  const element = await fixture<OthelloBoard>(html`<othello-board></othello-board>`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await element.updateComplete;
  // The code for keys is loaded when a person may play; here no test is faster than that.
  await import('../../../src/elements/board/interaction/interaction.js');
  await task();
  return element;
}

export function cells(element: OthelloBoard): HTMLElement[] {
  return [...element.shadowRoot!.querySelectorAll<HTMLElement>('.cell')];
}

export function cell(element: OthelloBoard, square: Square): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>(`[data-square=${square}]`)!;
}

/** Scrolls a board into view, and waits until it counts as visible; a new board does so in its first frame. */
export async function seen(element: OthelloBoard): Promise<void> {
  element.scrollIntoView();
  await eventually(() => cell(element, 'a1').checkVisibility({ contentVisibilityAuto: true }));
}

/** The visible discs, in the form of a position's board. */
export function discs(element: OthelloBoard): string {
  return cells(element)
    .map(({ dataset }) => ({ black: 'X', white: 'O' })[dataset['disc'] ?? ''] ?? '-')
    .join('');
}

/** The text of the live region, once announced. */
export async function spoken(element: OthelloBoard): Promise<string> {
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
  return element.shadowRoot!.querySelector('[role=status]')!.textContent;
}

/** Everything that the live region of a board says from now on. */
export function transcript(element: OthelloBoard): string[] {
  const announced: string[] = [];
  const region = element.shadowRoot!.querySelector('[role=status]')!;
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return announced;
}

/** Names of the board's events in order, without `moveend`, which waits for frames. */
export function events(element: OthelloBoard): string[] {
  const heard: string[] = [];
  const names: readonly (keyof OthelloBoardEventMap)[] = [
    'othello-beforemove',
    'othello-move',
    'othello-pass',
    'othello-gameover',
    'othello-plychange',
    'othello-squareclick',
    'othello-error',
  ];
  for (const name of names) element.addEventListener(name, () => heard.push(name.replace('othello-', '')));
  return heard;
}

/** An engine that answers at once with the first legal move. */
export const firstMoveEngine: Engine = {
  search(position) {
    const move = position.legalMoves[0] ?? 'pass';
    const value = { move, value: 0, certainty: 'heuristic', depth: 1, line: [move] } as const;
    const result: SearchResult = { ...value, moves: [value], nodes: 1, time: 0, nps: 0 };
    return Promise.resolve(result);
  },
  close: () => undefined,
};

/** The focused square. */
export function focused(element: OthelloBoard): string | undefined {
  return (element.shadowRoot!.activeElement as HTMLElement | null)?.dataset['square'];
}

/** Presses keys one after another; `Control+z` is a combination. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [held, pressed = key] = key.split('+') as [string, string?];
    if (held !== pressed) await sendKeys({ down: held });
    await sendKeys({ press: pressed });
    if (held !== pressed) await sendKeys({ up: held });
  }
}

/** Lets everything happen that is already pending. */
export const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Waits for a condition, for at most ten seconds. */
export async function eventually(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !holds(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds(), String(holds)).to.equal(true);
}

/** Sets whether the tab counts as hidden; otherwise that is random, because test files share a browser. */
export function hideTab(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}
