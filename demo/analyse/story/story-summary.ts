/** What a story says of a whole game besides its moments: its course, and how well each side played. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  courseTexts,
  summarizeSide,
  type PlyReview,
  type Reader,
  type Story,
} from '../../../src/core/analysis.js';
import { plural } from '../../../src/core/locales.js';
import type { StoryStrings } from '../../locales/analyse.js';
import { nameOf } from './moment-words.js';

/**
 * The story in one paragraph.
 *
 * @param isWhole whether it says what cost most, which a quick review does not know, and a moment asks for
 * @param isOver whether the reader has gone through the moments; `isWalk` that they are at one
 */
export function courseView(
  told: Story,
  reader: Reader,
  { isWhole, isOver, isWalk }: Readonly<Record<'isWhole' | 'isOver' | 'isWalk', boolean>>,
): TemplateResult {
  const texts = courseTexts(told, reader);
  const [first, ...others] = isWhole ? texts : texts.slice(0, 1);
  return html`<p class="course ${isOver ? 'over' : isWalk ? 'walk' : ''}">
    ${first} ${others.length > 0 ? html`<span class="further">${others.join(' ')}</span>` : nothing}
  </p>`;
}

/** In per cent: a lower accuracy, as of a first game, only hurts, and says nothing that the moments do not. */
const LEAST_ACCURACY = 40;

/** How well each side played, in per cent; nothing where a side played far from well. */
export function accuracyView(
  plies: readonly (PlyReview | undefined)[],
  words: StoryStrings,
  reader: Reader,
): TemplateResult | typeof nothing {
  const sides = (['black', 'white'] as const).flatMap((side) => {
    const { accuracy } = summarizeSide(plies, side);
    return accuracy === undefined ? [] : [{ side, accuracy: Math.round(accuracy) }];
  });
  if (sides.length === 0 || sides.some(({ accuracy }) => accuracy < LEAST_ACCURACY)) return nothing;
  return html`<dl class="accuracy" aria-label=${words.accuracy}>
    ${sides.map(
      ({ side, accuracy }) =>
        html`<div>
          <dt><span class="disc ${side}" aria-hidden="true"></span>${nameOf(side, words, reader)}</dt>
          <dd><b>${plural(words.percent, accuracy, reader.language)}</b> <span>${words.accuracy}</span></dd>
          <dd class="meter" aria-hidden="true">
            <svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width=${accuracy} height="1" /></svg>
          </dd>
        </div>`,
    )}
  </dl>`;
}
