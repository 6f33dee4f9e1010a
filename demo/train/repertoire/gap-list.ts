/** The list of gaps in a repertoire, each with a button that fills it; `repertoire-list.ts` shows it. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { Color } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import type { Gap } from './repertoire-gaps.js';

/** A gap, and the side whose lines have it. */
export type OwnGap = Gap & { readonly side: Color };

/** @param onFill called with the gap to which an answer is to be added */
export function gapList(
  gaps: readonly OwnGap[],
  onFill: (gap: OwnGap) => void,
): TemplateResult | typeof nothing {
  if (gaps.length === 0) return nothing;
  const { repertoire: words, colors } = TRAIN[language()];
  const percent = new Intl.NumberFormat(language(), { style: 'percent' });
  return html`<h3>${words.gaps}</h3>
    <ul class="stored-lines">
      ${gaps.map((gap) => {
        const { moves, reply, share, side } = gap;
        const text = fill(moves === '' ? words.firstGap : words.gap, {
          color: colors[side],
          moves: moves.replace(/..(?=.)/gu, '$& '),
          reply,
          share: percent.format(share),
        });
        return html`<li>
          <span>${text}</span>
          <button type="button" class="plain" @click=${() => onFill(gap)}>${words.fillGap}</button>
        </li>`;
      })}
    </ul>`;
}
