/** Today's session: one task after another, up to the chosen length. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { PuzzleData, PuzzleResult } from '../../../src/elements/companions/puzzle/puzzle.js';
import { parseBoardString } from '../../../src/core/formats.js';
import { fill } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import type { Task } from '../../progress/session.js';
import { keyOf, OPENING, type KeptPuzzle } from '../../progress/training.js';
import { language } from '../../site.js';
import type { Mode, TrainContext } from '../mode.js';
import { keepResult, puzzleView } from '../puzzle-view.js';
import { countSessionTask, sessionDone, sessionLength } from '../session-length.js';
import { asData, numberOf, todaysSession } from '../shipped.js';

class Session implements Mode {
  readonly #tasks: Task[];
  readonly #done: number;
  readonly #results: PuzzleResult[] = [];
  #at = 0;
  #data: PuzzleData | undefined;
  #isOver = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {
    const now = Date.now();
    this.#done = sessionDone(now);
    this.#tasks = todaysSession(context.training, sessionLength() - this.#done, now);
    this.#take();
  }

  draw(): void {
    const task = this.#tasks[this.#at];
    render(
      task
        ? html`<p class="about" role="status">${this.#about(task)}</p>
            ${this.#data ? this.#puzzle(task, this.#data) : nothing}`
        : this.#end(),
      this.container,
    );
  }

  #puzzle(task: Task, puzzle: PuzzleData): TemplateResult {
    const words = TRAIN[language()];
    const isLast = this.#at === this.#tasks.length - 1;
    return puzzleView({
      puzzle,
      turn: this.#at,
      words,
      next: this.#isOver
        ? { text: isLast ? words.session.finish : words.next, act: () => this.#next(), leads: true }
        : undefined,
      onEnd: (result) => {
        // Restarting it is not another try.
        if (this.#isOver) return;
        this.#isOver = true;
        this.#results.push(result);
        countSessionTask(Date.now());
        this.draw();
        void keepResult(task.puzzle, result, this.context);
      },
    });
  }

  #about({ from, puzzle }: Task): string {
    const words = TRAIN[language()];
    const total = this.#done + this.#tasks.length;
    const place = fill(words.session.place, { n: this.#done + this.#at + 1, total });
    const moves = puzzle.moves?.replace(/..(?=.)/gu, '$& ');
    const number = numberOf(keyOf(puzzle));
    if (from === 'opening' && moves) return `${place}. ${fill(words.session.openingAfter, { moves })}`;
    if (number === undefined || from !== 'new') return `${place}. ${words.session.from[from]}`;
    const { difficulty } = shippedPuzzle(number);
    return `${place}. ${fill(words.number, { n: number + 1, total: puzzleCount(), level: difficulty })}`;
  }

  #end(): TemplateResult {
    const words = TRAIN[language()];
    const right = this.#results.filter(({ solved, mistakes }) => solved && mistakes === 0).length;
    const n = this.#results.length;
    return html`<p class="about" role="status">
        ${n > 0 ? fill(words.session.ended, { right, n }) : words.session.doneBefore}
      </p>
      <p>${words.session.tomorrow}</p>
      <p class="ways">
        <a class="lead" href="#">${words.session.back}</a><a href="#puzzles">${words.session.more}</a>
      </p>`;
  }

  #next(): void {
    this.#at++;
    this.#take();
    this.draw();
  }

  /** Makes a question of the task; for an opening the book must be loaded first. */
  #take(): void {
    const task = this.#tasks[this.#at];
    this.#isOver = false;
    this.#data = task && task.puzzle.goal !== OPENING ? asData(task.puzzle) : undefined;
    if (!task || this.#data) return;
    void openingQuestion(task.puzzle, this.context).then((data) => {
      if (this.#tasks[this.#at] !== task) return;
      this.#data = data;
      this.draw();
    });
  }
}

/** A position of an opening as a question: the move of the user's own lines, else the best of the book. */
async function openingQuestion(
  { position: text }: KeptPuzzle['puzzle'],
  { training }: TrainContext,
): Promise<PuzzleData> {
  const [{ Repertoire }, { bookMoves }] = await Promise.all([
    import('../repertoire.js'),
    import('../../../src/core/book.js'),
  ]);
  const position = parseBoardString(text);
  const [own] = new Repertoire(training.lines, position.turn).movesAt(position);
  const move = own ?? bookMoves(position)?.[0]?.move;
  return { position, ...(move && { solution: move }) };
}

export const open = (container: HTMLElement, context: TrainContext): Mode => new Session(container, context);
