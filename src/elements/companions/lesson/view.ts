/**
 * Renders what is under the board of a lesson: the question, the answer to a try, the end, and the buttons. A template
 * of the state of the lesson, for `lesson.ts`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { LessonStrings } from '../../../core/locales/strings/lesson.js';
import { fill, plural } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { problemOf } from '../analysis/analysis-words.js';
import type { LessonResult } from './lesson-events.js';
import type { TaskFeedback } from './steps/task.js';

/** What is shown beside the text. */
export interface LessonView {
  readonly strings: LessonStrings;
  /** The language of the strings, as a tag for `Intl`. */
  readonly language: string;
  /** The number of the current step, from 1; 0 if there is none. */
  readonly step: number;
  readonly length: number;
  /** The side whose move is to be found; `undefined` if there is no question. */
  readonly sideToMove: Color | undefined;
  /** The answer to the last try. */
  readonly feedback: TaskFeedback | undefined;
  /** The reader's result, at the end. */
  readonly result: LessonResult | undefined;
}

/** The actions of the buttons. */
export interface LessonActions {
  previous(): void;
  next(): void;
  solve(): void;
  tryAgain(): void;
  restart(): void;
}

/** Question, message, end and buttons. */
export function besideText(view: LessonView, actions: LessonActions): TemplateResult {
  return html`<div class="feedback" part="message">
      ${view.feedback ? nothing : question(view)}
      <p role="status" class="verdict ${verdictOf(view.feedback)}">
        ${view.feedback ? textOf(view.feedback, view) : ''}
      </p>
    </div>
    ${ending(view)} ${buttons(view, actions)}`;
}

/** The colour of the answer. */
function verdictOf(feedback: TaskFeedback | undefined): 'right' | 'wrong' | 'shown' | '' {
  if (feedback?.kind === 'right' || feedback?.kind === 'shown') return feedback.kind;
  return isMistake(feedback) || feedback?.kind === 'illegal' ? 'wrong' : '';
}

/** Whether a move was wrong, or worse than the best. */
function isMistake(feedback: TaskFeedback | undefined): boolean {
  return feedback?.kind === 'wrong' || feedback?.kind === 'worse';
}

/** The side to move, where a move is to be found. */
function question({ strings, sideToMove }: LessonView): TemplateResult | typeof nothing {
  if (!sideToMove) return nothing;
  return html`<p class="ask">
    <span class="disc ${sideToMove}" aria-hidden="true"></span
    >${fill(strings.ask, { color: strings.colors[sideToMove] })}
  </p>`;
}

/** The answer to a try, in words. */
function textOf(feedback: TaskFeedback, { strings, language }: LessonView): string {
  switch (feedback.kind) {
    case 'shown':
      return fill(strings.shown, { squares: feedback.squares.join(' ') });
    case 'failed':
      return fill(strings.failed, { problem: problemOf(feedback.error) });
    case 'worse':
      return fill(plural(strings.worse, lostDiscs(feedback.loss), language), { square: feedback.square });
    case 'checking':
      return fill(strings.checking, { square: feedback.square });
    case 'right':
      return fill(strings.right, { square: feedback.square });
    case 'illegal': {
      const { square, column } = feedback;
      return column ? fill(strings.illegalHint, { square, column }) : fill(strings.illegal, { square });
    }
    case 'wrong': {
      const { square, why, corner } = feedback;
      if (why !== undefined) return why;
      return corner ? fill(strings.wrongCorner, { square, corner }) : fill(strings.wrong, { square });
    }
  }
}

/** The end of a lesson, with the reader's result. */
function ending({ strings, language, result }: LessonView): TemplateResult | typeof nothing {
  if (!result) return nothing;
  const { tasks, firstTry } = result;
  return html`<div class="end" part="end" role="status">
    <p><strong>${strings.ended}</strong></p>
    ${tasks > 0 ? html`<p>${fill(plural(strings.result, tasks, language), { found: firstTry })}</p>` : nothing}
    <slot name="end"></slot>
  </div>`;
}

/** The buttons: back, answer, on. */
function buttons(view: LessonView, actions: LessonActions): TemplateResult | typeof nothing {
  const { strings, step, length, sideToMove, result } = view;
  if (length === 0) return nothing;
  const onward = step === length ? strings.finish : strings.next;
  // One button throughout, which keeps the focus.
  const next: Button = result
    ? { text: strings.restart, act: () => actions.restart() }
    : isMistake(view.feedback)
      ? { text: strings.tryAgain, kind: 'main', act: () => actions.tryAgain() }
      : sideToMove
        ? { text: '›', name: onward, act: () => actions.next() }
        : { text: onward, kind: 'main', act: () => actions.next() };
  return html`<div class="bar" part="bar" role="group" aria-label=${strings.steps}>
    ${button({ text: '‹', name: strings.previous, act: () => actions.previous(), isOff: step <= 1 })}
    <span class="count" part="count" aria-hidden="true">${step}/${length}</span>
    <span class="unseen">${fill(strings.stepOf, { n: step, total: length })}</span>
    ${button(next)} ${sideToMove ? button({ text: strings.solve, act: () => actions.solve() }) : nothing}
  </div>`;
}

/** What a button says and does. */
interface Button {
  readonly text: string;
  /** The name of a button whose text is an arrow. */
  readonly name?: string;
  readonly kind?: 'main';
  /** Has nothing to do now; it can still have the focus, which it would otherwise lose. */
  readonly isOff?: boolean;
  readonly act: () => void;
}

/** A button. */
function button({ text, name, kind, isOff, act }: Button): TemplateResult {
  return html`<button
    type="button"
    class="action ${kind ?? ''} ${name ? 'arrow' : ''}"
    part="button"
    aria-label=${name ?? nothing}
    aria-disabled=${isOff ? 'true' : 'false'}
    @click=${act}
  >
    ${text}
  </button>`;
}
