/** The list of the moments of a story: each with its number, what the move did or why it is one, and what it cost. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Moment } from '../../../src/core/analysis.js';
import { numberOf } from './story-facts.js';

/** A row of the list. */
export interface MomentRow {
  readonly moment: Moment;
  /** A few words about it. */
  readonly why: string;
  /** The better move in words, once the reader knows it: it stands in place of the reason. */
  readonly better: string | undefined;
  /** Whether it is good news: a move that was found, or a bad one of the other side. */
  readonly isGood: boolean;
  /** What it cost, or that it was well played. */
  readonly cost: string | undefined;
}

/** @param shown where the moment on the board stands in the list, if any */
export function momentList(
  rows: readonly MomentRow[],
  { label, shown, pick }: { label: string; shown: number | undefined; pick: (at: number) => void },
): TemplateResult {
  const moments = rows.map(({ moment }) => moment);
  return html`<ol role="list" aria-label=${label}>
    ${rows.map(({ moment: { main, kind }, why, better, isGood, cost }, at) => {
      const isFound = kind === 'found';
      return html`<li>
        <button type="button" aria-current=${at === shown ? 'true' : nothing} @click=${() => pick(at)}>
          <i class=${isFound ? 'found' : isGood ? 'gift' : ''} aria-hidden="true"
            >${isFound ? '★' : numberOf(moments, at)}</i
          >
          <span class="disc ${main.color}" aria-hidden="true"></span>
          <span class="what"
            >${main.ply}. <b>${main.square}</b> ${
              better === undefined
                ? html`<span class="why">${why}</span>`
                : html`<span class="better">${better}</span>`
            }</span
          >
          <small>${cost ?? nothing}</small>
        </button>
      </li>`;
    })}
  </ol>`;
}
