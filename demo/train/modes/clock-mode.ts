/**
 * Puzzles against the clock: easy ones first, one move each, until the time is up or three were missed. Several in a row
 * give more time.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import type { BeforeMoveDetail } from '../../../src/elements/element.js';
import { fill, plural } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle, shippedPuzzles, type Puzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { puzzleRecord } from '../../progress/training.js';
import { language } from '../../site.js';
import { bestResult, keepBestResult } from '../results/best-results.js';
import { clockText, Countdown } from '../countdown.js';
import { missedBoards } from '../results/missed-boards.js';
import type { Mode, TrainContext } from '../mode.js';
import { keepResult } from '../puzzle-view.js';

const MINUTES = [1, 3, 5] as const;
const MOST_MISSES = 3;
/** Number of puzzles of one difficulty before the next one. */
const STEP = 4;
/** This many in a row give this many seconds more. */
const COMBO = 5;
const BONUS = 5;

class Clock implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  #state: 'before' | 'running' | 'over' = 'before';
  #minutes = 3;
  /** The position on the board before the clock starts. */
  readonly #shown = shippedPuzzle(Math.floor(Math.random() * puzzleCount())).position;
  #puzzles: readonly Puzzle[] = [];
  #at = 0;
  #solved = 0;
  #missed: Puzzle[] = [];
  #combo = 0;
  #longest = 0;
  #wasRight: boolean | undefined;
  #message = '';
  #bestBefore = 0;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {}

  draw(): void {
    const views = {
      before: () => this.#waiting(),
      running: () => this.#asking(),
      over: () => this.#summary(),
    };
    render(views[this.#state](), this.container);
  }

  close(): void {
    this.#countdown.stop();
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()];
    const best = bestResult(this.#record);
    return html`<div class="beside">
      <othello-board inert hints="" .position=${this.#shown.toString()}></othello-board>
      <div>
        ${this.#lives()}
        <p>${words.clock.intro}</p>
        <p class="ways">
          <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
          ${best > 0 ? html`<span>${fill(words.clock.best, { n: best })}</span>` : nothing}
        </p>
        <p class="ways" role="group" aria-label=${words.clock.time}>
          ${MINUTES.map(
            (minutes) =>
              html`<button
                type="button"
                class="plain"
                aria-pressed=${minutes === this.#minutes ? 'true' : 'false'}
                @click=${() => {
                  this.#minutes = minutes;
                  this.draw();
                }}
              >
                ${plural(words.clock.minutes, minutes, language())}
              </button>`,
          )}
        </p>
      </div>
    </div>`;
  }

  #lives(): TemplateResult {
    return html`<p class="lives" aria-hidden="true">
      ${Array.from({ length: MOST_MISSES }, (_, at) => html`<span class=${at < this.#missed.length ? 'lost' : ''}></span>`)}
    </p>`;
  }

  #summary(): TemplateResult {
    const words = TRAIN[language()];
    const isBest = this.#solved > this.#bestBefore;
    return html`<section class="summary">
      <div role="status"><h2>${plural(words.clock.ended, this.#solved, language())}</h2></div>
      <p>
        ${
          isBest
            ? html`<strong>${words.clock.newBest}</strong>`
            : this.#bestBefore > 0
              ? fill(words.clock.best, { n: this.#bestBefore })
              : nothing
        }
        ${this.#longest > 1 ? fill(words.clock.longest, { n: this.#longest }) : nothing}
      </p>
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.again}</button>
        <a href="#">${words.session.back}</a>
      </p>
      ${
        this.#missed.length > 0
          ? html`<p>${words.clock.missed}</p>
              ${missedBoards(this.#missed.map(puzzleRecord))}`
          : nothing
      }
    </section>`;
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()];
    const { position, goal } = this.#puzzles[this.#at]!;
    const ask = fill(words.ask[goal], { color: words.colors[position.turn] });
    const flash = this.#wasRight === undefined ? '' : this.#wasRight ? 'was-right' : 'was-wrong';
    return html`<div class="beside">
      <othello-board
        class=${flash ? `${flash} turn-${this.#at % 2}` : ''}
        interactive
        no-shortcuts
        .position=${position.toString()}
        .player=${position.turn}
        @othello-beforemove=${this.#onMove}
      ></othello-board>
      <div>
        <p class="ask">${ask}</p>
        <div class="standing">
          <p class="big" role="timer">${clockText(this.#countdown.left)}</p>
          <p class="big" aria-hidden="true">${this.#solved}</p>
          ${this.#lives()}
        </div>
        <p class="unseen">
          ${fill(words.clock.score, { n: this.#solved, missed: this.#missed.length, most: MOST_MISSES })}
        </p>
        <p class="combo">
          <progress max=${COMBO} .value=${this.#combo % COMBO} aria-labelledby="combo"></progress>
          <span id="combo">${fill(words.clock.combo, { n: this.#combo })}</span>
        </p>
        <p role="status">${this.#message}</p>
      </div>
    </div>`;
  }

  readonly #start = (): void => {
    this.#puzzles = climbing(shippedPuzzles());
    this.#at = this.#solved = this.#combo = this.#longest = 0;
    this.#missed = [];
    this.#wasRight = undefined;
    this.#bestBefore = bestResult(this.#record);
    this.#message = '';
    this.#state = 'running';
    this.#countdown.start(60 * this.#minutes);
    this.draw();
    // The board may be above what the reader saw before.
    scrollTo(0, 0);
  };

  readonly #onMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    event.preventDefault();
    const words = TRAIN[language()];
    const puzzle = this.#puzzles[this.#at]!;
    const [right] = puzzle.solution;
    const { square } = event.detail;
    const solved = square === right;
    this.#wasRight = solved;
    this.#combo = solved ? this.#combo + 1 : 0;
    this.#longest = Math.max(this.#longest, this.#combo);
    this.#message = fill(solved ? words.clock.right : words.clock.wrong, { square, right: right! });
    if (solved) this.#solved++;
    else this.#missed.push(puzzle);
    if (solved && this.#combo % COMBO === 0) {
      this.#countdown.add(BONUS);
      this.#message += ` ${fill(words.clock.bonus, { n: BONUS })}`;
    }
    void keepResult(
      puzzleRecord(puzzle),
      { solved, mistakes: solved ? 0 : 1, hints: 0, shown: false },
      this.context,
    );
    this.#at++;
    if (this.#missed.length === MOST_MISSES || this.#at === this.#puzzles.length) this.#end();
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
      .map((puzzle) => ({ puzzle, rank: Math.random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ puzzle }) => puzzle),
  );
  return [
    ...levels.flatMap((level) => level.slice(0, STEP)),
    ...levels.slice(5).flatMap((level) => level.slice(STEP)),
  ];
}

export const open = (container: HTMLElement, context: TrainContext): Mode => new Clock(container, context);
