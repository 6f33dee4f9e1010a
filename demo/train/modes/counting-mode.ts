/** Counting against the clock: discs that are flipped, moves of the other side, who is ahead. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../../../src/elements/index.js';
import { fill, plural } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { define } from '../../define.js';
import { RoundEnd } from '../results/round-end.js';
import { bestResult, keepBestResult } from '../results/best-results.js';
import { clockText, Countdown } from '../countdown.js';
import { countingQuestion, isFor, kindAt, type CountingQuestion } from '../counting-questions.js';
import type { Mode } from '../mode.js';

define('round-end', RoundEnd);

const SECONDS = 120;
/** The name under which the best result is stored. */
const RECORD = 'counting';
/** The keys of a telephone. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** No answer is above 64. */
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
  /** The last question, which the board no longer shows, and whether it was answered right. */
  #last: { readonly question: CountingQuestion; readonly isRight: boolean } | undefined;

  constructor(private readonly container: HTMLElement) {}

  draw(): void {
    const { position, move } = this.#question;
    if (this.#state === 'over') {
      render(this.#summary(), this.container);
      return;
    }
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
    const best = bestResult(RECORD);
    return html`<div>
      <p>${words.counting.intro}</p>
      ${best > 0 ? html`<p>${fill(words.clock.best, { n: best })}</p>` : nothing}
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
      </p>
    </div>`;
  }

  #summary(): TemplateResult {
    const words = TRAIN[language()];
    const isBest = this.#right > this.#bestBefore;
    return html`<round-end
      .over=${words.clock.overByTime}
      .heading=${plural(words.counting.ended, this.#right, language())}
      .text=${isBest ? `★ ${words.clock.newBest}` : fill(words.clock.best, { n: this.#bestBefore })}
      .solved=${this.#right}
      .total=${this.#answered}
      .missed=${[]}
    >
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.again}</button>
        <a href="#">${words.session.back}</a>
      </p>
    </round-end>`;
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()].counting;
    return html`<form class="counting-form" @submit=${this.#onSubmit}>
      <div class="standing">
        <p class="big" role="timer">${clockText(this.#countdown.left)}</p>
        <p>${fill(words.score, { right: this.#right, n: this.#answered })}</p>
      </div>
      ${this.#verdict()}
      <div class="asked">
        <label class="ask" for="count">${this.#text()}</label>
        <input
          id="count"
          inputmode="none"
          pattern="[0-9]{1,2}"
          required
          autocomplete="off"
          .value=${live(this.#typed)}
          @input=${({ target }: Event) => (this.#typed = (target as HTMLInputElement).value)}
        />
      </div>
      <div class="keypad" role="group" aria-label=${words.keypad}>
        ${KEYS.map((key) => this.#key(key))}
        <button type="button" class="plain" aria-label=${words.erase} @click=${() => this.#type('')}>
          ⌫
        </button>
        ${this.#key('0')}
        <button class="lead" aria-label=${words.check}>✓</button>
      </div>
    </form>`;
  }

  #key(key: string): TemplateResult {
    return html`<button type="button" class="plain" @click=${() => this.#type(key)}>${key}</button>`;
  }

  /** What came of the last question, above the next one, and said so that it cannot be taken for its answer. */
  #verdict(): TemplateResult {
    const { counting, colors } = TRAIN[language()];
    const { question, isRight = true } = this.#last ?? {};
    if (!question) return html`<p role="status"></p>`;
    const { kind, position, move = '', answer } = question;
    const other = position.turn === 'black' ? 'white' : 'black';
    const fact = fill(plural(counting.was[kind], answer, language()), { square: move, other: colors[other] });
    return html`<p role="status" class="verdict ${isRight ? 'right' : 'wrong'}">
      ${fill(isRight ? counting.right : counting.wrong, { fact })}
    </p>`;
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
    this.#typed = '';
    this.#last = undefined;
    this.#bestBefore = bestResult(RECORD);
    this.#question = ask(0);
    this.#countdown.start(SECONDS);
    this.draw();
    this.container.querySelector('input')!.focus({ preventScroll: true });
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const question = this.#question;
    const isRight = Number(this.#typed) === question.answer;
    this.#answered++;
    if (isRight) this.#right++;
    this.#last = { question, isRight };
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

/** The question of a turn, about a position of a puzzle. */
function ask(turn: number): CountingQuestion {
  const { position } = shippedPuzzle(Math.floor(Math.random() * puzzleCount()));
  const question = countingQuestion(kindAt(turn), position, Math.random());
  return isFor(turn, question) ? question : ask(turn);
}

export const open = (container: HTMLElement): Mode => new Counting(container);
