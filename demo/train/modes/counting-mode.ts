/** Counting against the clock: discs that are flipped, moves of the other side, who is ahead. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import { fill, plural } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { bestResult, keepBestResult } from '../results/best-results.js';
import { clockText, Countdown } from '../countdown.js';
import { COUNTED, countingQuestion, type CountingQuestion } from '../counting-questions.js';
import type { Mode } from '../mode.js';

const SECONDS = 120;
const RECORD = 'counting';
/** The keys of a telephone. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const MOST_DIGITS = 2;

class Counting implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  #state: 'before' | 'running' | 'over' = 'before';
  #question = ask(0);
  #typed = '';
  #answered = 0;
  #right = 0;
  #bestBefore = 0;
  /** The answer to the last question; the next one is there already. */
  #message = '';

  constructor(private readonly container: HTMLElement) {}

  draw(): void {
    const { position, move } = this.#question;
    const isMarked = this.#state === 'running' && move !== undefined;
    render(
      html`<div class="beside">
        <othello-board
          .position=${position.toString()}
          .marks=${isMarked ? `${move}=circle` : ''}
        ></othello-board>
        ${this.#state === 'running' ? this.#asking() : this.#waiting()}
      </div>`,
      this.container,
    );
  }

  close(): void {
    this.#countdown.stop();
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()];
    const best = Math.max(this.#bestBefore, bestResult(RECORD));
    return html`<div>
      ${
        this.#state === 'over'
          ? html`<div role="status"><h2>${plural(words.counting.ended, this.#right, language())}</h2></div>
              <p>${fill(words.counting.score, { right: this.#right, n: this.#answered })}</p>`
          : html`<p>${words.counting.intro}</p>`
      }
      ${best > 0 ? html`<p>${fill(words.clock.best, { n: best })}</p>` : nothing}
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>
          ${this.#state === 'over' ? words.clock.again : words.clock.start}
        </button>
      </p>
    </div>`;
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()].counting;
    return html`<form class="counting-form" @submit=${this.#onSubmit}>
      <p class="big" role="timer">${clockText(this.#countdown.left)}</p>
      <label class="ask" for="count">${this.#text()}</label>
      <p class="ways">
        <input
          id="count"
          inputmode="none"
          pattern="[0-9]{1,2}"
          required
          autocomplete="off"
          .value=${this.#typed}
          @input=${({ target }: Event) => (this.#typed = (target as HTMLInputElement).value)}
        />
        <button class="lead">${words.check}</button>
      </p>
      <div class="keypad" role="group" aria-label=${words.keypad}>
        ${KEYS.map(
          (key) => html`<button type="button" class="plain" @click=${() => this.#type(key)}>${key}</button>`,
        )}
        <button type="button" class="plain" aria-label=${words.erase} @click=${() => this.#type('')}>
          ⌫
        </button>
      </div>
      <p role="status">${this.#message}</p>
      <p>${this.#answered > 0 ? fill(words.score, { right: this.#right, n: this.#answered }) : nothing}</p>
    </form>`;
  }

  #text(): string {
    const { counting, colors } = TRAIN[language()];
    const { kind, position, move = '' } = this.#question;
    const other = position.turn === 'black' ? 'white' : 'black';
    return fill(counting.ask[kind], { color: colors[position.turn], other: colors[other], square: move });
  }

  /** Adds a digit, or takes the last one away. */
  #type(key: string): void {
    this.#typed = key === '' ? this.#typed.slice(0, -1) : (this.#typed + key).slice(0, MOST_DIGITS);
    this.draw();
  }

  readonly #start = (): void => {
    this.#state = 'running';
    this.#answered = this.#right = 0;
    this.#message = this.#typed = '';
    this.#bestBefore = bestResult(RECORD);
    this.#question = ask(0);
    this.#countdown.start(SECONDS);
    this.draw();
    this.container.querySelector('input')!.focus({ preventScroll: true });
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const words = TRAIN[language()].counting;
    const { answer } = this.#question;
    const isRight = Number(this.#typed) === answer;
    this.#answered++;
    if (isRight) this.#right++;
    this.#message = isRight ? words.right : plural(words.wrong, answer, language());
    this.#question = ask(this.#answered);
    this.#typed = '';
    this.draw();
  };

  #end(): void {
    this.#state = 'over';
    keepBestResult(RECORD, this.#right);
    this.draw();
  }
}

/** A question of each kind in turn, about a position of a puzzle. */
function ask(turn: number): CountingQuestion {
  const { position } = shippedPuzzle(Math.floor(Math.random() * puzzleCount()));
  return countingQuestion(COUNTED[turn % COUNTED.length]!, position, Math.random());
}

export const open = (container: HTMLElement): Mode => new Counting(container);
