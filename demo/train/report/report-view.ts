/** Renders a report: the summary, what to work on, and all tables. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import type { Report } from '../../../src/core/report.js';
import type { ReportStrings } from '../../locales/report.js';
import type { OwnRecord } from '../../my-games/own-records.js';
import { language } from '../../site.js';
import { discsText, numberFormats } from './format.js';
import { reportTables, trend } from './tables.js';
import { deviationList, weaknessesView, type WeaknessActions } from './weaknesses.js';

/** This number of games means that no number of games is enough, because the norm is too uncertain. */
const NEVER = 10_000;

/** @param games the games of the report, in order */
export function reportView(
  report: Report,
  games: readonly OwnRecord[],
  words: ReportStrings,
  actions: WeaknessActions,
): TemplateResult {
  return html`${headView(report, words)} ${weaknessesView(report, games, words, actions)}
  ${deviationList(words.merits, report.merits, words)}
  ${deviationList(words.open, report.open, words, ({ gamesNeeded }) =>
    gamesNeeded >= NEVER ? words.neverKnown : plural(words.gamesNeeded, gamesNeeded, language()),
  )}
  ${trend(report, words, language())} ${reportTables(report, words, language())}`;
}

function headView(
  { games, moves, accuracy, loss, strength, strengthWith }: Report,
  words: ReportStrings,
): TemplateResult {
  const { head } = words;
  const { percent } = numberFormats(language());
  const [more] = strengthWith;
  return html`<dl class="facts report-head">
    <div>
      <dt>${plural(head.games, games, language())}, ${plural(head.moves, moves, language())}</dt>
      <dd>${discsText(head.loss, loss, language())}</dd>
    </div>
    ${
      accuracy === undefined
        ? nothing
        : html`<div>
            <dt>${head.accuracy}</dt>
            <dd>${percent(accuracy)}</dd>
          </div>`
    }
    ${
      strength
        ? html`<div>
            <dt>${head.strength}</dt>
            <dd>
              ${strength.points}
              <span>${fill(head.interval, { low: strength.low, high: strength.high })}</span>
              <span
                >${plural(head.sure, strength.games, language())} ${more && fill(head.within, more)}
                ${head.scale}</span
              >
            </dd>
          </div>`
        : nothing
    }
  </dl>`;
}
