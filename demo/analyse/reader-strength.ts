/** The field for the strength of the reader of a review, in points. */
import { html, nothing, render } from 'lit';
import type { OthelloReview } from '../../src/elements/companions/review/review.js';
import { STRENGTHS, type Strength } from '../../src/core/engine.js';
import { fill } from '../../src/core/locales.js';
import { ANALYSE } from '../locales/analyse.js';
import { ownStrength } from '../my-games/own-strength.js';
import { language } from '../site.js';

/** `own` is the strength estimated from the user's games; with `none`, reasons say nothing of people. */
type Choice = 'own' | Strength | 'none';

const KEY = 'othello-reader-strength';

/** The choice of the reader's strength; with it, a review says how many players of that strength choose a move. */
export class ReaderStrength {
  readonly #container: HTMLElement;
  readonly #review: OthelloReview;
  #own: number | undefined;
  #choice = storedChoice();

  constructor(container: HTMLElement, review: OthelloReview) {
    this.#container = container;
    this.#review = review;
    void ownStrength().then((points) => {
      this.#own = points;
      this.#update();
    });
  }

  draw(): void {
    const words = ANALYSE[language()].reader;
    const option = (value: Choice, text: string) =>
      html`<option value=${value} ?selected=${value === this.#shown}>${text}</option>`;
    render(
      html`<div class="row">
          <label
            >${words.strength}
            <select
              @change=${({ target }: Event) => this.#choose(choiceOf((target as HTMLSelectElement).value))}
            >
              ${this.#own === undefined ? nothing : option('own', fill(words.own, { n: this.#own }))}
              ${option('none', words.unknown)}
              ${STRENGTHS.map((points) => option(points, fill(words.points, { n: points })))}
            </select></label
          >
        </div>
        <p class="quiet">${words.help}</p>`,
      this.#container,
    );
  }

  get #shown(): Choice {
    return this.#choice === 'own' && this.#own === undefined ? 'none' : this.#choice;
  }

  #choose(choice: Choice): void {
    this.#choice = choice;
    keepChoice(choice);
    this.#update();
  }

  #update(): void {
    const shown = this.#shown;
    this.#review.strength = shown === 'own' ? this.#own : shown === 'none' ? undefined : shown;
    this.draw();
  }
}

function choiceOf(text: string | null): Choice {
  return text === 'none' ? text : (STRENGTHS.find((points) => String(points) === text) ?? 'own');
}

/** The choice of an earlier visit. */
function storedChoice(): Choice {
  try {
    return choiceOf(localStorage.getItem(KEY));
  } catch {
    return 'own';
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, String(choice));
  } catch {
    // Without storage, it lasts as long as the page.
  }
}
