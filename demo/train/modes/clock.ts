/** Puzzles against the clock: easy ones first, one move each, until the time is up or three were missed. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import type { BeforeMoveDetail } from '../../../src/elements/element.js';
import { fill, plural } from '../../../src/core/locales.js';
import { shippedPuzzles, type Puzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { keptPuzzle } from '../../progress/training.js';
import { language } from '../../site.js';
import { bestResult, keepBestResult } from '../best-results.js';
import { clockText, Countdown } from '../countdown.js';
import type { Mode, TrainContext } from '../mode.js';
import { keepResult } from '../puzzle-view.js';

const MINUTES = [1, 3, 5] as const;
const MOST_MISSES = 3;
/** Number of puzzles of one difficulty before the next one. */
const STEP = 4;

class Clock implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  #state: 'before' | 'running' | 'over' = 'before';
  #minutes = 3;
  #puzzles: readonly Puzzle[] = [];
  #at = 0;
  #solved = 0;
  #missed = 0;
  #said = '';

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {}

  draw(): void {
    render(this.#state === 'running' ? this.#asking() : this.#waiting(), this.container);
  }

  close(): void {
    this.#countdown.stop();
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()];
    const best = bestResult(this.#record);
    return html`<p>${words.clock.intro}</p>
      <div class="choice">
        <label>
          ${words.clock.time}
          <select
            @change=${({ target }: Event) => {
              this.#minutes = Number((target as HTMLSelectElement).value);
              this.draw();
            }}
          >
            ${MINUTES.map(
              (minutes) =>
                html`<option value=${minutes} ?selected=${minutes === this.#minutes}>
                  ${plural(words.clock.minutes, minutes, language())}
                </option>`,
            )}
          </select>
        </label>
      </div>
      <p role="status">
        ${this.#state === 'over' ? plural(words.clock.ended, this.#solved, language()) : nothing}
        ${best > 0 ? fill(words.clock.best, { n: best }) : nothing}
      </p>
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
      </p>`;
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()];
    const { position, goal } = this.#puzzles[this.#at]!;
    const ask = fill(words.ask[goal], { color: words.colors[position.turn] });
    return html`<div class="beside">
      <othello-board
        interactive
        no-shortcuts
        .position=${position.toString()}
        .player=${position.turn}
        @othello-beforemove=${this.#onMove}
      ></othello-board>
      <div>
        <p class="ask">${ask}</p>
        <p class="big" role="timer">${clockText(this.#countdown.left)}</p>
        <p>${fill(words.clock.score, { n: this.#solved, missed: this.#missed, most: MOST_MISSES })}</p>
        <p role="status">${this.#said}</p>
      </div>
    </div>`;
  }

  readonly #start = (): void => {
    this.#puzzles = climbing(shippedPuzzles());
    this.#at = this.#solved = this.#missed = 0;
    this.#said = '';
    this.#state = 'running';
    this.#countdown.start(60 * this.#minutes);
    this.draw();
  };

  readonly #onMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    event.preventDefault();
    const words = TRAIN[language()];
    const puzzle = this.#puzzles[this.#at]!;
    const [right] = puzzle.solution;
    const { square } = event.detail;
    const solved = square === right;
    if (solved) this.#solved++;
    else this.#missed++;
    this.#said = fill(solved ? words.clock.right : words.clock.wrong, { square, right: right! });
    void keepResult(
      keptPuzzle(puzzle),
      { solved, mistakes: solved ? 0 : 1, hints: 0, shown: false },
      this.context,
    );
    this.#at++;
    if (this.#missed === MOST_MISSES || this.#at === this.#puzzles.length) this.#end();
    else this.draw();
  };

  #end(): void {
    this.#countdown.stop();
    this.#state = 'over';
    keepBestResult(this.#record, this.#solved);
    this.draw();
  }

  get #record(): string {
    return `clock-${this.#minutes}`;
  }
}

/** Some of each difficulty at random, easy ones first. */
function climbing(puzzles: readonly Puzzle[]): Puzzle[] {
  const levels = Array.from({ length: 10 }, (_, at) =>
    puzzles
      .filter(({ difficulty }) => difficulty === at + 1)
      .map((puzzle) => ({ puzzle, place: Math.random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ puzzle }) => puzzle),
  );
  return [
    ...levels.flatMap((level) => level.slice(0, STEP)),
    ...levels.slice(5).flatMap((level) => level.slice(STEP)),
  ];
}

export const open = (container: HTMLElement, context: TrainContext): Mode => new Clock(container, context);
