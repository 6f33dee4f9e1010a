import type { PuzzleJudge } from '../puzzle/judge.js';
import type { LessonResult } from './lesson-events.js';
import { gameOf } from './step-line.js';
import type { LessonStep } from './step.js';
import { LessonTask } from './task.js';

/** The tasks of a lesson: one for each step that asks for a move, created when the step is first shown. */
export class LessonTasks {
  readonly #judge: PuzzleJudge;
  readonly #tasks = new Map<HTMLElement, LessonTask>();

  constructor(judge: PuzzleJudge) {
    this.#judge = judge;
  }

  /** The task of a step; `undefined` if it does not ask for a move. */
  of({ element, answer, line }: LessonStep): LessonTask | undefined {
    if (answer === undefined) return undefined;
    let task = this.#tasks.get(element);
    if (!task) {
      task = new LessonTask(answer, gameOf(line).position, this.#judge);
      this.#tasks.set(element, task);
    }
    return task;
  }

  /** Whether the move of a step was found or shown. */
  isDone(element: HTMLElement): boolean {
    return this.#tasks.get(element)?.isOpen === false;
  }

  /** The reader's results in these steps so far. */
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

  /** Forgets all results. */
  clear(): void {
    this.#tasks.clear();
  }
}
