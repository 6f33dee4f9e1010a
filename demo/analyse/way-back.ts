import { html, nothing, render } from 'lit';
import { Position } from '../../src/rules/position.js';
import type { AnalyseStrings } from '../locales/analyse.js';
import type { SavedDesk } from './desk.js';

/** The way back to what was on the board before another game took its place. */
export class WayBack {
  readonly #place: HTMLElement;
  readonly #goBack: (before: SavedDesk) => void;
  #before: SavedDesk | undefined;
  #words: AnalyseStrings | undefined;

  /** @param goBack is called with what is to be on the board again */
  constructor(place: HTMLElement, goBack: (before: SavedDesk) => void) {
    this.#place = place;
    this.#goBack = goBack;
  }

  /** What the way leads to. */
  get before(): SavedDesk | undefined {
    return this.#before;
  }

  /** Another game has taken the place of one. Boards without a move, and the same game again, are no loss. */
  onReplaced(before: SavedDesk, now: SavedDesk): void {
    if (isEmpty(before) || treeOf(before) === treeOf(now)) return;
    this.restore(before);
  }

  /** Knows again what the way led to on the last visit. */
  restore(before: SavedDesk | undefined): void {
    this.#before = before;
    this.#draw();
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  #draw(): void {
    const before = this.#before;
    render(
      before && this.#words
        ? html`<button type="button" class="plain" @click=${() => this.#goBack(before)}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
            </svg>
            ${this.#words.wayBack}
          </button>`
        : nothing,
      this.#place,
    );
  }
}

function isEmpty({ game }: SavedDesk): boolean {
  return game.tree.length === 0 && game.start === Position.start.toString();
}

function treeOf({ game: { start, tree } }: SavedDesk): string {
  return JSON.stringify([start, tree]);
}
