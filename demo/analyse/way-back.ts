import { html, nothing, render } from 'lit';
import { Position, type Game, type GameNode } from '../../src/core/rules.js';
import { isExample } from './opened/example-game.js';
import type { AnalyseStrings } from '../locales/analyse.js';

/** A button that goes back to the game that another one replaced. */
export class WayBack {
  readonly #container: HTMLElement;
  readonly #goBack: (before: Game) => void;
  #before: Game | undefined;
  #words: AnalyseStrings | undefined;

  /** @param goBack called with the game to restore */
  constructor(container: HTMLElement, goBack: (before: Game) => void) {
    this.#container = container;
    this.#goBack = goBack;
  }

  /** The game to go back to. */
  get before(): Game | undefined {
    return this.#before;
  }

  /** A game was replaced by another one. Boards without moves, the example, and equal games are no loss. */
  onReplaced(before: Game, now: Game): void {
    if (isEmpty(before) || isExample(before) || sameTree(before, now)) return;
    this.restore(before);
  }

  /** Sets the game to go back to, which a chapter holds; without one the button goes. */
  restore(before: Game | undefined): void {
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
      this.#container,
    );
  }
}

function isEmpty({ root }: Game): boolean {
  return root.children.length === 0 && root.position.equals(Position.start);
}

/** Whether two games have the same start and moves with the same notes; notes on the start are ignored. */
function sameTree(one: Game, other: Game): boolean {
  if (!one.root.position.equals(other.root.position)) return false;
  const pairs: [GameNode, GameNode][] = [[one.root, other.root]];
  // The list grows during the loop.
  for (const [a, b] of pairs) {
    if (a.children.length !== b.children.length) return false;
    for (const [index, child] of a.children.entries()) {
      const next = b.children[index]!;
      if (!samePlace(child, next)) return false;
      pairs.push([child, next]);
    }
  }
  return true;
}

function samePlace(one: GameNode, other: GameNode): boolean {
  return (
    one.move === other.move &&
    one.position.equals(other.position) &&
    one.result?.reason === other.result?.reason &&
    one.result?.margin === other.result?.margin &&
    (one.note === other.note || JSON.stringify(one.note) === JSON.stringify(other.note))
  );
}
