import type { PuzzleJudge } from '../puzzle/judge.js';
import type { LessonResult } from './events.js';
import { gameAt } from './place.js';
import type { LessonStep } from './step.js';
import { LessonTask } from './task.js';

/** The tasks of a lesson, one for each step that asks for a move, from the first time that it is shown. */
export class LessonTasks {
  readonly #judge: PuzzleJudge;
  readonly #tasks = new Map<HTMLElement, LessonTask>();

  constructor(judge: PuzzleJudge) {
    this.#judge = judge;
  }

  /** The task of a step; `undefined` where it asks for no move. */
  of({ element, answer, place }: LessonStep): LessonTask | undefined {
    if (answer === undefined) return undefined;
    let task = this.#tasks.get(element);
    if (!task) {
      task = new LessonTask(answer, gameAt(place).position, this.#judge);
      this.#tasks.set(element, task);
    }
    return task;
  }

  /** Whether the move of a step was found or shown. */
  isDone(element: HTMLElement): boolean {
    return this.#tasks.get(element)?.isOpen === false;
  }

  /** How a reader of these steps has come through so far. */
  resultOf(steps: readonly LessonStep[]): LessonResult {
    const found = steps
      .flatMap(({ element }) => this.#tasks.get(element) ?? [])
      .filter(({ phase }) => phase === 'found');
    return {
      tasks: steps.filter(({ answer }) => answer !== undefined).length,
      found: found.length,
      firstTry: found.filter(({ mistakes }) => mistakes === 0).length,
    };
  }

  /** Forgets what was found. */
  clear(): void {
    this.#tasks.clear();
  }
}
