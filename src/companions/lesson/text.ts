/** The prose of a lesson: its steps, and the marks by which it shows where the reader is. */
import type { Game } from '../../rules/game.js';
import { readGame, readStep, stepElements, type LessonStep } from './step.js';
import { mainLineOf, START, type LessonPlace } from './place.js';
import type { LessonTasks } from './tasks.js';
import { linkMovesIn, prepareLinks } from './text-moves.js';

/** What a lesson says of its text. */
export interface LessonTextOptions {
  /** The game that the steps show, in place of the one that `position` and `moves` describe. */
  readonly game: Game | undefined;
  readonly position: string | undefined;
  readonly moves: string | undefined;
  /** Whether all moves in the text become links. */
  readonly linkMoves: boolean;
}

/** Reads the steps of a lesson, and watches its text for changes of the page's. */
export class LessonText {
  readonly #lesson: HTMLElement;
  readonly #onError: (cause: unknown) => void;
  readonly #onChange: () => void;
  #observer: MutationObserver | undefined;
  #steps: readonly LessonStep[] = [];
  #game: LessonPlace = START;

  /**
   * @param onChange is called when the page has changed the text
   * @param onError is called with what is wrong in the lesson's attributes, or in a step's
   */
  constructor(lesson: HTMLElement, onChange: () => void, onError: (cause: unknown) => void) {
    this.#lesson = lesson;
    this.#onError = onError;
    this.#onChange = onChange;
  }

  get steps(): readonly LessonStep[] {
    return this.#steps;
  }

  /** The game of the lesson as a whole. */
  get game(): LessonPlace {
    return this.#game;
  }

  watch(): void {
    // On a server there is none.
    this.#observer ??= new MutationObserver(this.#onChange);
    this.#observer.observe(this.#lesson, { childList: true, subtree: true });
  }

  unwatch(): void {
    this.#observer?.disconnect();
  }

  /** Changes the text in a way that is no reason to read it again. */
  change(change: () => void): void {
    change();
    this.#observer?.takeRecords();
  }

  /** Reads all steps; one that cannot be read is reported and is no step. */
  read({ game, position, moves, linkMoves }: LessonTextOptions): void {
    this.change(() => {
      if (linkMoves) for (const element of stepElements(this.#lesson)) linkMovesIn(element);
      prepareLinks(this.#lesson);
    });
    this.#try(() => (this.#game = game ? mainLineOf(game) : readGame(position, moves)));
    let before: LessonPlace = { ...this.#game, ply: 0 };
    const steps: LessonStep[] = [];
    for (const element of stepElements(this.#lesson)) {
      this.#try(() => steps.push(readStep(element, this.#game, before)));
      before = steps.at(-1)?.place ?? before;
    }
    this.#steps = steps;
  }

  /** Marks which step is shown, and which tasks are done. */
  markSteps(current: HTMLElement | undefined, tasks: LessonTasks): void {
    for (const { element, answer } of this.#steps) {
      if (element === current) element.setAttribute('aria-current', 'step');
      else element.removeAttribute('aria-current');
      if (answer !== undefined) element.dataset['task'] = tasks.isDone(element) ? 'done' : 'open';
    }
  }

  /** Marks the link whose move is on the board; no other one is marked. */
  markLink(link: HTMLElement | undefined): void {
    for (const other of this.#lesson.querySelectorAll('[data-move][aria-current]'))
      other.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
  }

  #try(read: () => void): void {
    try {
      read();
    } catch (cause) {
      this.#onError(cause);
    }
  }
}
