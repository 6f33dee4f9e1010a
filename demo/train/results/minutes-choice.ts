/** The choice of how long a round lasts, each length with its best result. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { bestResult } from './best-results.js';

/** @param recordOf the name under which the best result of a length is stored */
export function minutesChoice(
  lengths: readonly number[],
  chosen: number,
  recordOf: (minutes: number) => string,
  onChoice: (minutes: number) => void,
): TemplateResult {
  const words = TRAIN[language()].clock;
  const best = (n: number): TemplateResult | typeof nothing =>
    n > 0 ? html`<small>${fill(words.record, { n })}</small>` : nothing;
  return html`<div class="minutes" role="group" aria-label=${words.time}>
    ${lengths.map(
      (minutes) =>
        html`<button
          type="button"
          class="plain"
          aria-pressed=${minutes === chosen ? 'true' : 'false'}
          @click=${() => onChoice(minutes)}
        >
          ${plural(words.minutes, minutes, language())} ${best(bestResult(recordOf(minutes)))}
        </button>`,
    )}
  </div>`;
}
