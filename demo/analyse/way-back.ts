import { html, nothing, render } from 'lit';
import type { GameJson } from '../../src/formats/game-json.js';
import type { AnalyseStrings } from '../locales/analyse.js';

/** The way back to what was on the board before another game took its place. */
export class WayBack {
  readonly #place: HTMLElement;
  readonly #goBack: (before: GameJson) => void;
  #before: GameJson | undefined;
  #words: AnalyseStrings | undefined;

  /** @param goBack is called with what is to be on the board again */
  constructor(place: HTMLElement, goBack: (before: GameJson) => void) {
    this.#place = place;
    this.#goBack = goBack;
  }

  /** What the way leads to. */
  get before(): GameJson | undefined {
    return this.#before;
  }

  /** Another game has taken the place of one. Boards without a move, and the same game again, are no loss. */
  onReplaced(before: GameJson, now: GameJson): void {
    if (isEmpty(before) || treeOf(before) === treeOf(now)) return;
    this.restore(before);
  }

  /** Knows again what the way led to on the last visit. */
  restore(before: GameJson | undefined): void {
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

function isEmpty({ start, next }: GameJson): boolean {
  return start === undefined && next === undefined;
}

function treeOf({ start, next }: GameJson): string {
  return JSON.stringify([start, next]);
}
