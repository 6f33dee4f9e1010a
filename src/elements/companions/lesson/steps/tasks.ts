/** The tasks of a lesson by their steps, for `lesson.ts`: a reader who returns to a step finds the answer there. */
import type { PuzzleJudge } from '../../puzzle/puzzle-judge.js';
import type { LessonResult } from '../lesson-events.js';
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
  of(step: LessonStep): LessonTask | undefined {
    const { element, answer } = step;
    if (answer === undefined) return undefined;
    let task = this.#tasks.get(element);
    if (!task) {
      task = new LessonTask(step, answer, this.#judge);
      this.#tasks.set(element, task);
    }
    return task;
  }

  /** The state of a step with a question: its move was found or shown, its last answer was wrong, or neither. */
  stateOf(element: HTMLElement): 'done' | 'missed' | 'open' {
    const task = this.#tasks.get(element);
    if (task?.isOpen === false) return 'done';
    return task?.feedback?.kind === 'wrong' || task?.feedback?.kind === 'worse' ? 'missed' : 'open';
  }

  /** The reader's results in these steps so far. */
  resultOf(steps: readonly LessonStep[]): LessonResult {
    const asking = steps.flatMap(({ element, answer }, at) =>
      answer === undefined ? [] : [{ step: at + 1, task: this.#tasks.get(element) }],
    );
    const isFound = ({ task }: (typeof asking)[number]): boolean => task?.phase === 'found';
    const isFirst = (one: (typeof asking)[number]): boolean => isFound(one) && one.task!.mistakes === 0;
    return {
      tasks: asking.length,
      found: asking.filter(isFound).length,
      firstTry: asking.filter(isFirst).length,
      missed: asking.filter((one) => !isFirst(one)).map(({ step }) => step),
    };
  }

  /** Forgets all results. */
  clear(): void {
    this.#tasks.clear();
  }
}
