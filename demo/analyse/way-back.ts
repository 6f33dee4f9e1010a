import { html, nothing, render } from 'lit';
import { Position, type Game, type GameNode } from '../../src/rules.js';
import type { AnalyseStrings } from '../locales/analyse.js';

/** The way back to what was on the board before another game took its place. */
export class WayBack {
  readonly #place: HTMLElement;
  readonly #goBack: (before: Game) => void;
  #before: Game | undefined;
  #words: AnalyseStrings | undefined;

  /** @param goBack is called with what is to be on the board again */
  constructor(place: HTMLElement, goBack: (before: Game) => void) {
    this.#place = place;
    this.#goBack = goBack;
  }

  /** What the way leads to. */
  get before(): Game | undefined {
    return this.#before;
  }

  /** Another game has taken the place of one. Boards without a move, and the same game again, are no loss. */
  onReplaced(before: Game, now: Game): void {
    if (isEmpty(before) || sameTree(before, now)) return;
    this.restore(before);
  }

  /** Knows again what the way led to on the last visit. */
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
      this.#place,
    );
  }
}

function isEmpty({ root }: Game): boolean {
  return root.children.length === 0 && root.position.equals(Position.start);
}

/** Whether two games have the same start and moves, with what is said of them. What is said of the start does not count. */
function sameTree(one: Game, other: Game): boolean {
  if (!one.root.position.equals(other.root.position)) return false;
  const pairs: [GameNode, GameNode][] = [[one.root, other.root]];
  // The list grows while it is gone through.
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
