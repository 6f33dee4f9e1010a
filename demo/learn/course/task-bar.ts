/** The bar over a lesson: a part for each step, and a word of praise for the last move found. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { CourseStrings } from '../../locales/learn/course.js';
import type { Found } from './lesson-progress.js';

/** How far a reader is. */
export interface LessonWay {
  /** Number of steps before the tasks. */
  readonly explanations: number;
  /** The current step, from 1. */
  readonly step: number;
  /** How the moves of the tasks were found. */
  readonly found: readonly Found[];
}

/** @param stars what stands beside the bar while there is nothing to praise */
export function taskBar(
  way: LessonWay,
  praise: CourseStrings['praise'],
  stars: TemplateResult,
): TemplateResult {
  const { explanations, step, found } = way;
  const parts = Array.from({ length: explanations + found.length }, (_, at) => {
    const isPassed = at < explanations ? at + 1 < step : found[at - explanations] !== undefined;
    return `${isPassed ? 'passed' : ''} ${at + 1 === step ? 'now' : ''}`;
  });
  const word = praiseFor(way, praise);
  return html`<p class="task-bar">
    <span class="parts" aria-hidden="true">${parts.map((part) => html`<span class=${part}></span>`)}</span>
    <b role="status">${word}</b> ${word ? nothing : stars}
  </p>`;
}

/** The praise for the current task; empty while its move is open. */
export function praiseFor({ explanations, step, found }: LessonWay, praise: CourseStrings['praise']): string {
  const at = step - explanations - 1;
  const how = at < 0 ? undefined : found[at];
  if (how !== 'first') return how ? praise.later : '';
  const n = at - found.slice(0, at).findLastIndex((one) => one !== 'first');
  return n > 1 ? fill(praise.row, { n }) : praise.first;
}
