import { html, nothing, render } from 'lit';
import type { Game, GameNode } from '../../src/core/rules.js';
import type { AnalyseStrings } from '../locales/analyse.js';
import { scoreText, type Ending } from './score-text.js';

/** Who played the game on the board, where, and how it ended: stands in place of the page's introduction. */
export class GameHeading {
  readonly #element: HTMLElement;
  readonly #introduction: HTMLElement;
  #words: AnalyseStrings['open'] | undefined;
  #game: Game | undefined;

  constructor(element: HTMLElement, introduction: HTMLElement) {
    this.#element = element;
    this.#introduction = introduction;
  }

  draw({ open }: AnalyseStrings): void {
    this.#words = open;
    this.#draw();
  }

  update(game: Game): void {
    this.#game = game;
    this.#draw();
  }

  #draw(): void {
    if (!this.#game || !this.#words) return;
    const { black, white, event, date } = this.#game.facts;
    const isKnown = [black, white, event].some(Boolean);
    this.#element.hidden = !isKnown;
    this.#introduction.hidden = isKnown;
    if (!isKnown) return;
    const { nameless } = this.#words;
    const occasion = [event, date].filter(Boolean).join(', ');
    render(
      html`<i class="disc black" aria-hidden="true"></i>${black ?? nameless}
        <b>${scoreText(endingOf(this.#game), this.#words)}</b>
        <i class="disc white" aria-hidden="true"></i>${white ?? nameless}
        ${occasion ? html`<small title=${occasion}>${occasion}</small>` : nothing}`,
      this.#element,
    );
  }
}

/** The result in the record, or that of the main line's end. */
function endingOf({ facts, root }: Game): Ending {
  const result = facts.result ?? lastOf(root).result;
  return result ? { outcome: result.winner ?? 'draw', margin: result.margin } : {};
}

function lastOf(root: GameNode): GameNode {
  let node = root;
  while (node.children[0]) node = node.children[0];
  return node;
}
