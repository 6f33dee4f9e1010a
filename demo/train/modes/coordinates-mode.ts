/** Coordinates for beginners: find named squares on the board for a minute. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import type { SquareClickDetail } from '../../../src/elements/element.js';
import { fill, plural } from '../../../src/core/locales.js';
import { SQUARES, type Square } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { bestResult, keepBestResult } from '../results/best-results.js';
import { clockText, Countdown } from '../countdown.js';
import type { Mode } from '../mode.js';

/** How long a round lasts. */
const SECONDS = 60;
/** A board without discs: only the squares are asked for. */
const EMPTY = `${'-'.repeat(64)} X`;

class Coordinates implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  #state: 'before' | 'running' | 'over' = 'before';
  #shown = true;
  #square: Square = 'a1';
  #found = 0;
  #message = '';

  constructor(private readonly container: HTMLElement) {}

  draw(): void {
    const words = TRAIN[language()].coordinates;
    const running = this.#state === 'running';
    render(
      html`<div class="beside">
        <othello-board
          interactive
          no-shortcuts
          .position=${EMPTY}
          .coordinates=${this.#shown ? 'outside' : 'none'}
          @othello-squareclick=${this.#onClick}
        ></othello-board>
        <div>
          ${running ? this.#asking() : this.#waiting()}
          <p>
            <label>
              <input
                type="checkbox"
                .checked=${this.#shown}
                @change=${({ target }: Event) => {
                  this.#shown = (target as HTMLInputElement).checked;
                  this.draw();
                }}
              />
              ${words.show}
            </label>
          </p>
        </div>
      </div>`,
      this.container,
    );
  }

  close(): void {
    this.#countdown.stop();
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()].coordinates;
    return html`<p class="ask" aria-live="assertive">${fill(words.ask, { square: this.#square })}</p>
      <p class="big" role="timer">${clockText(this.#countdown.left)}</p>
      <p>${plural(words.score, this.#found, language())}</p>
      <p role="status">${this.#message}</p>`;
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()].coordinates;
    const best = bestResult('coordinates');
    return html`<p>${words.intro}</p>
      <p role="status">
        ${this.#state === 'over' ? plural(words.ended, this.#found, language()) : nothing}
        ${best > 0 ? fill(TRAIN[language()].clock.best, { n: best }) : nothing}
      </p>
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${TRAIN[language()].clock.start}</button>
      </p>`;
  }

  readonly #start = (): void => {
    this.#found = 0;
    this.#message = '';
    this.#state = 'running';
    this.#next();
    this.#countdown.start(SECONDS);
    this.draw();
  };

  /** Chooses another square than the last one. */
  #next(): void {
    const others = SQUARES.filter((square) => square !== this.#square);
    this.#square = others[Math.floor(Math.random() * others.length)]!;
  }

  readonly #onClick = (event: CustomEvent<SquareClickDetail>): void => {
    event.preventDefault();
    if (this.#state !== 'running') return;
    const words = TRAIN[language()].coordinates;
    const { square } = event.detail;
    const isRight = square === this.#square;
    this.#message = isRight ? fill(words.right, { square }) : fill(words.wrong, { square });
    if (isRight) {
      this.#found++;
      this.#next();
    }
    this.draw();
  };

  #end(): void {
    this.#state = 'over';
    keepBestResult('coordinates', this.#found);
    this.draw();
  }
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement): Mode => new Coordinates(container);
