/** Counting: discs that are flipped, moves of the other side, who is ahead. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import { fill, plural } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { COUNTED, countingQuestion, type CountingQuestion } from '../counting-questions.js';
import type { Mode } from '../mode.js';

class Counting implements Mode {
  #question = ask(0);
  #given: number | undefined;
  #asked = 0;
  #right = 0;

  constructor(private readonly container: HTMLElement) {}

  draw(): void {
    const words = TRAIN[language()].counting;
    const { position, move } = this.#question;
    render(
      html`<div class="beside">
        <othello-board
          .position=${position.toString()}
          .marks=${move === undefined ? '' : `${move}=circle`}
        ></othello-board>
        <form @submit=${this.#onSubmit}>
          <label class="ask" for="count">${this.#text()}</label>
          <p class="ways">
            <input
              id="count"
              type="number"
              inputmode="numeric"
              min="0"
              max="64"
              required
              autocomplete="off"
              ?readonly=${this.#given !== undefined}
            />
            <button class="lead">
              ${this.#given === undefined ? words.check : TRAIN[language()].nextQuestion}
            </button>
          </p>
          <p role="status">${this.#judgement()}</p>
          <p>${this.#asked > 0 ? fill(words.score, { right: this.#right, n: this.#asked }) : nothing}</p>
        </form>
      </div>`,
      this.container,
    );
  }

  #text(): string {
    const { counting, colors } = TRAIN[language()];
    const { kind, position, move = '' } = this.#question;
    const other = position.turn === 'black' ? 'white' : 'black';
    return fill(counting.ask[kind], { color: colors[position.turn], other: colors[other], square: move });
  }

  #judgement(): string | TemplateResult {
    const words = TRAIN[language()].counting;
    if (this.#given === undefined) return '';
    const { answer } = this.#question;
    return this.#given === answer ? words.right : plural(words.wrong, answer, language());
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const input = this.container.querySelector('input')!;
    if (this.#given === undefined) {
      this.#given = Number(input.value);
      this.#asked++;
      if (this.#given === this.#question.answer) this.#right++;
    } else {
      this.#given = undefined;
      this.#question = ask(this.#asked);
      input.value = '';
      input.focus();
    }
    this.draw();
  };
}

/** A question of each kind in turn, about a position of a puzzle. */
function ask(turn: number): CountingQuestion {
  const { position } = shippedPuzzle(Math.floor(Math.random() * puzzleCount()));
  return countingQuestion(COUNTED[turn % COUNTED.length]!, position, Math.random());
}

export const open = (container: HTMLElement): Mode => new Counting(container);
