/** Shows how well a line of the user's is known; `repertoire-list.ts` has one for each line. */
import { html, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import type { LineStanding } from './line-standing.js';

/** A dot for each move of the user's, full while it is known and was not missed last time, and in words when the line comes back. */
export function standingView({ moves, missed, due }: LineStanding, now: number): TemplateResult {
  const words = TRAIN[language()].repertoire;
  const date = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' });
  const text =
    due === undefined
      ? words.notPractised
      : due <= now
        ? words.dueNow
        : fill(words.dueOn, { date: date.format(due) });
  const state = (moment: number | undefined, at: number): string =>
    moment === undefined ? '' : moment > now && !missed[at] ? 'solved' : 'missed';
  return html`<span class="standing"
    ><span class="dots" aria-hidden="true"
      >${moves.map((moment, at) => html`<span class=${state(moment, at)}></span>`)}</span
    >
    ${text}</span
  >`;
}
