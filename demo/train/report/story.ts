/** The report in a few words: as people of which strength the user plays, what costs most, and one thing to do about it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import { LEAST_GAMES, type Report, type StrengthEstimate } from '../../../src/core/report.js';
import type { ReportStrings } from '../../locales/report.js';
import { language } from '../../site.js';
import { discsText, numberFormats } from './format.js';
import {
  movesView,
  planView,
  subjectName,
  weaknessText,
  type SeenGame,
  type WeaknessActions,
} from './weaknesses.js';

/** What the story tells of a report. */
export type ReportSummary = Pick<
  Report,
  'games' | 'moves' | 'accuracy' | 'lossPerMove' | 'strength' | 'strengthWith' | 'weaknesses' | 'costliest'
>;

/** A strength is named as one number if it is accurate to about this, in points, and as two otherwise. */
const CLOSE = 200;
/** The scale from beginners to champions, in points, and the size of its drawing. */
const [LEAST, MOST] = [500, 2500];
const TICKS = [1000, 1500, 2000];
const WIDTH = 320;

/**
 * @param games the games of the report, in order
 * @param actions what the weakness leads to; an example has none
 */
export function storyView(
  report: ReportSummary,
  games: readonly SeenGame[],
  words: ReportStrings,
  actions?: WeaknessActions,
): TemplateResult {
  return html`<div class="picture story">
    <div>${strengthCard(report, words)}</div>
    <div>${costCard(report, games, words, actions)}</div>
  </div>`;
}

function strengthCard(
  { games, moves, accuracy, lossPerMove, strength, strengthWith }: ReportSummary,
  words: ReportStrings,
): TemplateResult {
  const { head } = words;
  const { percent } = numberFormats(language());
  const [more] = strengthWith;
  return html`<section class="card">
    <p class="over">${plural(head.games, games, language())}, ${plural(head.moves, moves, language())}</p>
    <h2>${strength ? strengthText(strength, head) : head.unknown}</h2>
    ${strength ? scaleView(strength, head) : nothing}
    <p>
      ${accuracy === undefined ? nothing : fill(head.accuracy, { percent: percent(Math.round(accuracy)) })}
      ${discsText(head.loss, lossPerMove, language())}
    </p>
    ${
      strength
        ? html`<p class="hint">
            ${fill(head.interval, { low: rounded(strength.low), high: rounded(strength.high) })}
            ${more && fill(head.within, more)}
          </p>`
        : nothing
    }
  </section>`;
}

function strengthText({ points, low, high }: StrengthEstimate, head: ReportStrings['head']): string {
  return high - low <= 2 * CLOSE
    ? fill(head.about, { points: rounded(points) })
    : fill(head.between, { low: rounded(low), high: rounded(high) });
}

/** Points as people say them. */
function rounded(points: number): number {
  return Math.max(0, Math.round(points / 10) * 10);
}

/** Where a strength lies among those of people; the sentences beside it say the same. */
function scaleView({ points, low, high }: StrengthEstimate, head: ReportStrings['head']): TemplateResult {
  const x = (value: number): number =>
    10 + ((WIDTH - 20) * (Math.min(MOST, Math.max(LEAST, value)) - LEAST)) / (MOST - LEAST);
  return html`<svg class="strength-scale" viewBox="0 0 ${WIDTH} 64" aria-hidden="true">
    <line x1="10" x2=${WIDTH - 10} y1="20" y2="20"></line>
    <rect x=${x(low)} width=${x(high) - x(low)} y="14" height="12" rx="6"></rect>
    ${TICKS.map(
      (tick) =>
        svg`<line x1=${x(tick)} x2=${x(tick)} y1="8" y2="32"></line><text x=${x(tick)} y="48">${tick}</text>`,
    )}
    <circle cx=${x(points)} cy="20" r="8"></circle>
    <text x=${x(1500)} y="63">${head.average}</text>
  </svg>`;
}

function costCard(
  report: ReportSummary,
  games: readonly SeenGame[],
  words: ReportStrings,
  actions: WeaknessActions | undefined,
): TemplateResult {
  const [weakest] = report.weaknesses;
  const found = weakest ?? report.costliest;
  const isFew = report.games < LEAST_GAMES;
  const verdict = isFew ? words.tooFew : plural(words.nothing, report.games, language());
  if (!found) return html`<section class="card"><p>${verdict}</p></section>`;
  return html`<section class="card weakness">
    <p class="over">${words.weaknesses}</p>
    <h2>${subjectName(found, words)}</h2>
    <p>
      ${
        weakest
          ? weaknessText(weakest, words)
          : html`${words.meanings[found.subject.name as 'mobility']}
            ${fill(words.perGame, { loss: discsText(words.discs, found.loss, language()) })} ${verdict}`
      }
    </p>
    ${movesView(found.moves, games, words, 1)}
    ${actions ? planView(found.plan, words, actions, 'lead') : nothing}
  </section>`;
}
