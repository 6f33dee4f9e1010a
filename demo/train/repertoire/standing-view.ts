/** Shows how well a line of the user's is known; `repertoire-list.ts` has one for each line. */
import { html, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import type { LineStanding } from './line-standing.js';

/** A dot for each move of the user's, full while it is known, and in words when the line comes back. */
export function standingView({ moves, due }: LineStanding, now: number): TemplateResult {
  const words = TRAIN[language()].repertoire;
  const date = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' });
  const text =
    due === undefined
      ? words.notPractised
      : due <= now
        ? words.dueNow
        : fill(words.dueOn, { date: date.format(due) });
  const state = (at: number | undefined): string => (at === undefined ? '' : at > now ? 'solved' : 'missed');
  return html`<span class="standing"
    ><span class="dots" aria-hidden="true">${moves.map((at) => html`<span class=${state(at)}></span>`)}</span>
    ${text}</span
  >`;
}
