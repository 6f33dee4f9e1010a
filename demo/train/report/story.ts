/** The report in a few words: what costs most, what to do about it, and as people of which strength the user plays. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import {
  LEAST_GAMES,
  type Costliest,
  type Deviation,
  type Report,
  type StrengthEstimate,
} from '../../../src/core/report.js';
import type { ReportStrings } from '../../locales/report.js';
import { language } from '../../site.js';
import { discsText, nearestShare, numberFormats } from './format.js';
import { glanceTables, trend } from './tables.js';
import {
  dearestView,
  otherMovesView,
  planView,
  subjectName,
  comparedBars,
  weaknessText,
  type SeenGame,
  type WeaknessActions,
} from './weaknesses.js';

/** What the story tells of a report. */
export type ReportSummary = Pick<
  Report,
  | 'games'
  | 'moves'
  | 'accuracy'
  | 'loss'
  | 'lossPerMove'
  | 'strength'
  | 'strengthWith'
  | 'weaknesses'
  | 'costliest'
  | 'months'
  | 'parts'
  | 'openings'
  | 'colors'
>;

/** What the story tells it with. */
export interface Telling {
  /** The games of the report, in order. */
  readonly games: readonly SeenGame[];
  readonly words: ReportStrings;
  /** What a weakness leads to. */
  readonly actions: WeaknessActions;
  /** Whether the report is not on the user's games. */
  readonly isExample?: true;
}

/** A strength is named as one number if it is accurate to about this, in points, and as two otherwise. */
const CLOSE = 200;
/** The scale from beginners to champions, in points, and the size of its drawing. */
const [LEAST, MOST] = [500, 2500];
const TICKS = Array.from({ length: 21 }, (_, at) => LEAST + 100 * at);
/** The ticks with a number, and the average of players in tournaments. */
const [NAMED, AVERAGE] = [500, 1500];
const [WIDTH, AXIS] = [340, 36];

export function storyView(report: ReportSummary, telling: Telling): TemplateResult {
  return html`${strengthCard(report, telling)} ${costCards(report, telling)}
  ${restView(report, telling.words)} ${glanceTables(report, telling.words, language())}`;
}

function strengthCard(report: ReportSummary, telling: Telling): TemplateResult {
  const { games, moves, accuracy, loss, lossPerMove, strength, strengthWith } = report;
  const { words } = telling;
  const { head } = words;
  const { percent } = numberFormats(language());
  const [more] = strengthWith;
  return html`<section class="card strength">
    <div>
      <p class="over">${plural(head.games, games, language())}, ${plural(head.moves, moves, language())}</p>
      <h2>${strength ? strengthText(strength, head) : head.unknown}</h2>
      ${strength ? scaleView(strength, head) : nothing}
      <p>
        ${discsText(head.loss, lossPerMove, language())}
        ${fill(head.sum, { all: discsText(words.discs, loss, language()) })}
        ${accuracy === undefined ? nothing : fill(head.accuracy, { percent: percent(accuracy) })}
      </p>
      ${
        strength
          ? html`<p class="hint">
              ${fill(head.interval, { low: rounded(strength.low), high: rounded(strength.high) })}
              ${more && fill(head.within, more)}
            </p>`
          : nothing
      }
    </div>
    ${trend(report, words, language())}
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
    16 + ((WIDTH - 32) * (Math.min(MOST, Math.max(LEAST, value)) - LEAST)) / (MOST - LEAST);
  const tick = (at: number): TemplateResult =>
    at % NAMED === 0
      ? svg`<line x1=${x(at)} x2=${x(at)} y1=${AXIS} y2=${AXIS + 9}></line>
          <text x=${x(at)} y=${AXIS + 24} class=${at === AVERAGE ? 'average' : ''}>${at}</text>`
      : svg`<line x1=${x(at)} x2=${x(at)} y1=${AXIS} y2=${AXIS + 5}></line>`;
  return html`<svg class="strength-scale" viewBox="0 0 ${WIDTH} 82" aria-hidden="true">
    <rect x=${x(low)} width=${x(high) - x(low)} y=${AXIS - 6} height="12" rx="6"></rect>
    <line x1=${x(LEAST)} x2=${x(MOST)} y1=${AXIS} y2=${AXIS}></line>
    ${TICKS.map(tick)}
    <line class="average" x1=${x(AVERAGE)} x2=${x(AVERAGE)} y1=${AXIS - 12} y2=${AXIS + 9}></line>
    <text class="average" x=${x(AVERAGE)} y=${AXIS + 39}>${head.average}</text>
    <circle cx=${x(points)} cy=${AXIS} r="7"></circle>
    <text class="own" x=${x(points)} y=${AXIS - 16}>${rounded(points)}</text>
  </svg>`;
}

/** What stands out, each with one of its positions and what to do about it; without anything, what costs most. */
function costCards(report: ReportSummary, telling: Telling): TemplateResult {
  const { words } = telling;
  const { weaknesses, costliest } = report;
  const isFew = report.games < LEAST_GAMES;
  const verdict = isFew ? words.tooFew : plural(words.nothing, report.games, language());
  if (weaknesses.length === 0 && !costliest) return html`<section class="card"><p>${verdict}</p></section>`;
  // Beside an example, the main button is the way to a report of one's own.
  const rank = telling.isExample ? 'plain' : 'lead';
  const compared = weaknesses.flatMap(({ loss, expected }) => [loss, expected]);
  const card = (found: Deviation, button: 'lead' | 'plain'): TemplateResult =>
    costCard(found, weaknessText(found, words), telling, button, comparedBars(found, compared, words));
  return html`<h2>${words.weaknesses}</h2>
    ${weaknesses.length > 0 ? comparedView(report, words) : nothing}
    ${
      weaknesses.length > 1
        ? html`<div class="weaknesses">
            ${weaknesses.map((found, at) => card(found, at === 0 ? rank : 'plain'))}
          </div>`
        : weaknesses[0]
          ? card(weaknesses[0], rank)
          : costCard(costliest!, `${costliestText(costliest!, words)} ${verdict}`, telling, rank)
    }`;
}

/** How much of all losses the weaknesses are; nothing where their losses overlap. */
function restView(
  { weaknesses, loss }: ReportSummary,
  { rest, shares }: ReportStrings,
): TemplateResult | typeof nothing {
  if (weaknesses.length === 0 || weaknesses.some(({ subject }) => subject.kind !== 'theme')) return nothing;
  const cost = weaknesses.reduce((sum, one) => sum + one.loss, 0);
  const share = shares[nearestShare(cost / loss)];
  return html`<p>${fill(rest, { share, n: Math.round(cost), all: Math.round(loss) })}</p>`;
}

/** Who the players are with whom the weaknesses are compared. */
function comparedView({ strength }: ReportSummary, words: ReportStrings): TemplateResult | typeof nothing {
  if (!strength) return nothing;
  const { low, high } = strength;
  return html`<p class="hint">${fill(words.compared, { low: rounded(low), high: rounded(high) })}</p>`;
}

function costliestText({ subject, loss }: Costliest, words: ReportStrings): string {
  const cost = fill(words.perGame, { loss: discsText(words.discs, loss, language()) });
  return `${words.meanings[subject.name]} ${cost}`;
}

/** @param rank of what to do about it: only the first card has the main button */
function costCard(
  found: Costliest | Deviation,
  text: string,
  telling: Telling,
  rank: 'lead' | 'plain',
  bars: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { games, words, actions } = telling;
  return html`<section class="card weakness">
    ${dearestView(found.moves, games, words)}
    <h3>${subjectName(found, words)}</h3>
    <p>${text}</p>
    ${bars} ${otherMovesView(found.moves, games, words)} ${planView(found.plan, words, actions, rank)}
  </section>`;
}
