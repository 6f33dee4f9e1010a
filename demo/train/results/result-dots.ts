import { html, type TemplateResult } from 'lit';

/** Solved without help, with a hint, or missed. */
export type DotResult = boolean | 'hint';

/**
 * A dot for each task of a round: solved with a tick, half with a hint, missed with a cross, or still to come. The text beside it says the
 * same.
 *
 * @param isAsking whether the task after the results is asked already, which marks its dot
 */
export function resultDots(results: readonly DotResult[], total: number, isAsking = true): TemplateResult {
  return html`<span class="dots" aria-hidden="true"
    >${Array.from({ length: total }, (_, at) => {
      const result = results[at];
      const state =
        result === undefined
          ? isAsking && at === results.length
            ? 'now'
            : ''
          : result === 'hint'
            ? 'helped'
            : result
              ? 'solved'
              : 'missed';
      return html`<span class=${state}></span>`;
    })}</span
  >`;
}
