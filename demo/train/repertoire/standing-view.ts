/** Shows how well a line of the user's is known; `repertoire-list.ts` has one for each line. */
import { html, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { dayOf } from '../../progress/days.js';
import { language } from '../../site.js';
import type { LineStanding } from './line-standing.js';

/** Later than this, a weekday does not say which one. */
const WEEK = 7;

/** A dot for each move of the user's, full while it is known and was not missed last time, and in words when the line comes back. */
export function standingView({ moves, missed, due }: LineStanding, now: number): TemplateResult {
  const words = TRAIN[language()].repertoire;
  const text = due === undefined ? words.notPractised : due <= now ? words.dueNow : nextText(due, now);
  const state = (moment: number | undefined, at: number): string =>
    moment === undefined ? '' : moment > now && !missed[at] ? 'solved' : 'missed';
  return html`<span class="standing"
    ><span class="dots" aria-hidden="true"
      >${moves.map((moment, at) => html`<span class=${state(moment, at)}></span>`)}</span
    >
    ${text}</span
  >`;
}

/** The day when a line comes back, and in how many days that is. */
function nextText(due: number, now: number): string {
  const { dueToday, dueOn } = TRAIN[language()].repertoire;
  const n = dayOf(due) - dayOf(now);
  if (n === 0) return dueToday;
  const format = new Intl.DateTimeFormat(
    language(),
    n < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  );
  return fill(plural(dueOn, n, language()), { day: format.format(due) });
}
