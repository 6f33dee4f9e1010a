/** The bar over a lesson: a part for each step, and beside the title a word of praise. */
import { html, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { CourseStrings } from '../../locales/learn/course.js';
import type { Found } from './lesson-progress.js';
import type { StepKind } from './markup.js';

/** How far a reader is. */
export interface LessonWay {
  readonly steps: readonly StepKind[];
  /** The current step, from 1. */
  readonly step: number;
  /** For each task, how its move was found: at the `first` try, or `later`; `undefined` as long as it is open. */
  readonly found: readonly Found[];
}

export function taskBar(way: LessonWay, praise: CourseStrings['praise']): TemplateResult {
  const { steps, step, found } = way;
  const parts = steps.map((kind, at) => {
    const isPassed = kind === 'text' ? at + 1 < step : found[taskAt(steps, at + 1)!] !== undefined;
    return `${isPassed ? 'passed' : ''} ${at + 1 === step ? 'now' : ''}`;
  });
  const word = praiseFor(way, praise);
  return html`<b class="praise" role="status">${word}</b>
    <p class="task-bar" aria-hidden="true">${parts.map((part) => html`<span class=${part}></span>`)}</p>`;
}

/** The number of the task of a step, which counts from 1; `undefined` for a paragraph. */
export function taskAt(steps: readonly StepKind[], step: number): number | undefined {
  if (steps[step - 1] !== 'task') return undefined;
  return steps.slice(0, step - 1).filter((kind) => kind === 'task').length;
}

/** The praise for the current task; empty while its move is open. */
export function praiseFor({ steps, step, found }: LessonWay, praise: CourseStrings['praise']): string {
  const at = taskAt(steps, step);
  const how = at === undefined ? undefined : found[at];
  if (at === undefined || how !== 'first') return how ? praise.later : '';
  const n = at - found.slice(0, at).findLastIndex((one) => one !== 'first');
  return n > 1 ? fill(praise.row, { n }) : praise.first;
}
