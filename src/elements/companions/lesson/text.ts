/**
 * The prose of a lesson: its steps, and the marks that show the reader's place. `lesson.ts` reads and marks its prose by
 * it; the page's markup stays as it is.
 */
import type { Game } from '../../../core/rules/game/game.js';
import { readGame, readStep, stepElements, type LessonStep } from './steps/step.js';
import { mainLineSteps, START, type StepLine } from './steps/step-line.js';
import type { LessonTasks } from './steps/tasks.js';
import { linkMovesIn, prepareLinks } from './text-moves.js';

/** Properties of a lesson that affect its text. */
export interface LessonTextOptions {
  /** The game that the steps show, in place of the one described by `position` and `moves`. */
  readonly game: Game | undefined;
  readonly position: string | undefined;
  readonly moves: string | undefined;
  /** Whether all moves in the text become links. */
  readonly linkMoves: boolean;
}

/** Reads the steps of a lesson, and observes changes that the page makes in its text. */
export class LessonText {
  readonly #lesson: HTMLElement;
  readonly #onError: (cause: unknown) => void;
  readonly #onChange: () => void;
  #observer: MutationObserver | undefined;
  #steps: readonly LessonStep[] = [];
  #game: StepLine = START;

  /**
   * @param onChange called when the page has changed the text
   * @param onError called with an error in an attribute of the lesson or of a step
   */
  constructor(lesson: HTMLElement, onChange: () => void, onError: (cause: unknown) => void) {
    this.#lesson = lesson;
    this.#onError = onError;
    this.#onChange = onChange;
  }

  get steps(): readonly LessonStep[] {
    return this.#steps;
  }

  /** The game of the lesson. */
  get game(): StepLine {
    return this.#game;
  }

  /** Begins to follow changes of the prose. */
  watch(): void {
    // Servers have no MutationObserver.
    this.#observer ??= new MutationObserver(this.#onChange);
    this.#observer.observe(this.#lesson, { childList: true, subtree: true });
  }

  /** Stops following them. */
  unwatch(): void {
    this.#observer?.disconnect();
  }

  /** Changes the text without triggering a new reading. */
  change(change: () => void): void {
    change();
    this.#observer?.takeRecords();
  }

  /** Reads all steps. One that cannot be read is reported and stays prose. */
  read({ game, position, moves, linkMoves }: LessonTextOptions): void {
    this.change(() => {
      if (linkMoves) for (const element of stepElements(this.#lesson)) linkMovesIn(element);
      prepareLinks(this.#lesson);
    });
    this.#try(() => (this.#game = game ? mainLineSteps(game) : readGame(position, moves)));
    let before: StepLine = { ...this.#game, ply: 0 };
    const steps: LessonStep[] = [];
    for (const element of stepElements(this.#lesson)) {
      this.#try(() => steps.push(readStep(element, this.#game, before)));
      before = steps.at(-1)?.line ?? before;
    }
    this.#steps = steps;
  }

  /** Marks the current step, and the states of the tasks. */
  markSteps(current: HTMLElement | undefined, tasks: LessonTasks): void {
    for (const { element, answer } of this.#steps) {
      if (element === current) element.setAttribute('aria-current', 'step');
      else element.removeAttribute('aria-current');
      if (answer !== undefined) element.dataset['task'] = tasks.stateOf(element);
    }
  }

  /** Marks the link whose move is on the board, and unmarks others. */
  markLink(link: HTMLElement | undefined): void {
    for (const other of this.#lesson.querySelectorAll('[data-move][aria-current]'))
      other.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
  }

  /** Reads, and reports a mistake to the author. */
  #try(read: () => void): void {
    try {
      read();
    } catch (cause) {
      this.#onError(cause);
    }
  }
}
