/** The puzzle of the day, the same for everybody; once done it stays done for the day, and leads to another puzzle. */
import { html, render } from 'lit';
import type { PuzzleData } from '../../../src/elements/companions/puzzle/puzzle.js';
import { fill } from '../../../src/core/locales.js';
import { puzzleCount, puzzleOfDay, shippedPuzzle } from '../../../src/core/puzzles.js';
import { withoutPass } from '../passes.js';
import { TRAIN } from '../../locales/train.js';
import { keptPuzzle, keyOf } from '../../progress/training.js';
import { language } from '../../site.js';
import type { Mode, TrainContext } from '../mode.js';
import { analyseLink, keepResult, puzzleView } from '../puzzle-view.js';
import { asData, freshToday, isTodayDone, numberOf } from '../shipped.js';

class Today implements Mode {
  readonly #today = shippedPuzzle(puzzleOfDay(new Date()));
  /** The puzzle, or `undefined` while it is shown as done. */
  #asked: PuzzleData | undefined;
  #turn = 0;
  #isOver = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {
    if (!isTodayDone(context.training, Date.now())) this.#asked = this.#today;
  }

  draw(): void {
    const words = TRAIN[language()];
    const puzzle = this.#asked;
    render(
      html`<p class="about" role="status">${puzzle ? this.#about(puzzle) : words.todayDone}</p>
        ${puzzle ? this.#puzzle(puzzle) : this.#solved()}`,
      this.container,
    );
  }

  #puzzle(puzzle: PuzzleData) {
    const words = TRAIN[language()];
    return puzzleView({
      puzzle,
      turn: this.#turn,
      words,
      next: { text: words.next, act: () => this.#next(), leads: this.#isOver },
      onEnd: (result) => {
        const kept = { ...keptPuzzle(shippedPuzzle(numberOf(keyOf(puzzle))!)) };
        if (this.#isOver) return;
        this.#isOver = true;
        this.draw();
        void keepResult(kept, result, this.context);
      },
    });
  }

  #solved() {
    const words = TRAIN[language()];
    const { position, solution } = this.#today;
    const end = solution.reduce((at, move) => withoutPass(at).play(move), position);
    return html`<othello-board class="done" .position=${end.toString()}></othello-board>
      <p>${fill(words.solution, { line: solution.join(' ') })}</p>
      <p class="ways">
        <button type="button" class="lead" @click=${() => this.#next()}>${words.next}</button>
        <button type="button" class="plain" @click=${() => this.#ask(this.#today)}>${words.again}</button>
        ${analyseLink(position.toString(), words)}
      </p>`;
  }

  #about(puzzle: PuzzleData): string {
    const number = numberOf(keyOf(puzzle))!;
    const { difficulty } = shippedPuzzle(number);
    return fill(TRAIN[language()].number, { n: number + 1, total: puzzleCount(), level: difficulty });
  }

  #next(): void {
    const shown = this.#asked && keyOf(this.#asked);
    for (const puzzle of freshToday(this.context.training, Date.now())) {
      if (keyOf(puzzle) === shown) continue;
      this.#ask(asData(puzzle));
      return;
    }
  }

  #ask(puzzle: PuzzleData): void {
    this.#asked = puzzle;
    this.#turn++;
    this.#isOver = false;
    this.draw();
  }
}

export const open = (container: HTMLElement, context: TrainContext): Mode => new Today(container, context);
