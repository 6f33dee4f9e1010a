/**
 * Renders the bar above a review, which starts and stops it, shows its progress and lets the user choose the effort. A
 * part of the template of `review.ts`; its buttons call the `ReviewStore`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { EFFORTS, type Effort } from '../../../core/engine/effort.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import type { ReviewStore } from './review-store.js';
import { problemOf } from '../analysis/analysis-words.js';

/** The data that the line above a review shows, and the callbacks of its buttons. */
export interface RunView {
  /** The review shown; `undefined` without a game. */
  readonly review: ReviewStore | undefined;
  readonly effort: Effort;
  readonly strings: AnalysisStrings;
  /** Reviews the line shown, in place of the one reviewed before. */
  start(): void;
  /** Continues with the line that was reviewed; without one, begins with the line shown. */
  resume(): void;
  stop(): void;
  setEffort(effort: Effort): void;
}

/** The state of a review: its start, its progress, its effort, what went wrong. */
export function runView(view: RunView): TemplateResult {
  const { review } = view;
  const words = view.strings.review;
  const status = review?.status ?? 'idle';
  const isRunning = status === 'running';
  const isEmpty = !review?.line.length;
  const percent = String(Math.floor((review?.fraction ?? 0) * 100));
  const text = {
    idle: isEmpty ? words.empty : '',
    running: words.progress.replace('{n}', percent),
    stopped: words.stopped.replace('{n}', percent),
    complete: words.complete,
    failed: words.failed.replace('{problem}', problemOf(review?.error)),
  }[status];
  const label = {
    idle: words.start,
    stopped: words.resume,
    failed: words.retry,
    complete: review?.effort === view.effort ? '' : words.again,
    running: '',
  }[status];
  // Announcing each per cent would be too much.
  const spoken = isRunning ? '' : text;
  return html`<div class="bar run">
      ${label ? button(label, () => view.resume(), { isMain: true, isDisabled: isEmpty }) : nothing}
      ${review?.isOffLine && !isRunning ? button(words.reviewLine, () => view.start()) : nothing}
      ${isRunning ? button(words.cancel, () => view.stop()) : effortView(view)}
      <p class="quiet" aria-hidden=${isRunning ? 'false' : 'true'}>${text}</p>
      <span class="unseen" role="status">${spoken}</span>
    </div>
    ${
      isRunning
        ? html`<progress max="1" .value=${review?.fraction ?? 0} aria-label=${words.name}></progress>`
        : nothing
    }`;
}

/** A button. */
function button(
  text: string,
  act: () => void,
  { isMain = false, isDisabled = false }: { isMain?: boolean; isDisabled?: boolean } = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${isMain ? 'action main' : 'action'}
    part="button"
    ?disabled=${isDisabled}
    @click=${act}
  >
    ${text}
  </button>`;
}

/** The choice of the effort. */
function effortView({ effort, strings, setEffort }: RunView): TemplateResult {
  const words = strings.review;
  return html`<label class="effort" part="effort">
    ${words.effort}
    <select @change=${(event: Event) => setEffort((event.target as HTMLSelectElement).value as Effort)}>
      ${EFFORTS.map(
        (name) => html`<option value=${name} ?selected=${name === effort}>${words.efforts[name]}</option>`,
      )}
    </select>
  </label>`;
}
