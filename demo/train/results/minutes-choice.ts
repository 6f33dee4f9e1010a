/** The choice of how long a round lasts, and the best result of each length. */
import { html, type TemplateResult } from 'lit';
import { plural, type Plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { bestResult } from './best-results.js';

export function minutesChoice(
  lengths: readonly number[],
  chosen: number,
  onChoice: (minutes: number) => void,
): TemplateResult {
  const words = TRAIN[language()].clock;
  return html`<div class="minutes" role="group" aria-label=${words.time}>
    ${lengths.map(
      (minutes) =>
        html`<button
          type="button"
          class="plain"
          aria-pressed=${minutes === chosen ? 'true' : 'false'}
          @click=${() => onChoice(minutes)}
        >
          ${plural(words.minutes, minutes, language())}
        </button>`,
    )}
  </div>`;
}

/**
 * @param recordOf the name under which the best result of a length is stored
 * @param ended a result in words
 */
export function bestOfEach(
  lengths: readonly number[],
  recordOf: (minutes: number) => string,
  ended: Plural,
): TemplateResult {
  const words = TRAIN[language()].clock;
  return html`<section class="card bests">
    <h3>${words.bests}</h3>
    ${lengths.map((minutes) => {
      const best = bestResult(recordOf(minutes));
      return html`<p class="line">
        <span>${plural(words.minutes, minutes, language())}</span>
        ${best > 0 ? html`<b>${plural(ended, best, language())}</b>` : html`<small>${words.untried}</small>`}
      </p>`;
    })}
  </section>`;
}
