/** Renders a report: its story, what else to work on, and all figures. */
import { html, type TemplateResult } from 'lit';
import { plural } from '../../../src/core/locales.js';
import type { Report } from '../../../src/core/report.js';
import type { ReportStrings } from '../../locales/report.js';
import { language } from '../../site.js';
import { storyView } from './story.js';
import { reportTables } from './tables.js';
import { deviationList, type SeenGame, type WeaknessActions } from './weaknesses.js';

/** This number of games means that no number of games is enough, because the norm is too uncertain. */
const NEVER = 10_000;

/** @param games the games of the report, in order */
export function reportView(
  report: Report,
  games: readonly SeenGame[],
  words: ReportStrings,
  actions: WeaknessActions,
): TemplateResult {
  return html`${storyView(report, { games, words, actions })}
    ${deviationList(words.merits, report.merits, words)}
    ${deviationList(words.open, report.open, words, ({ gamesNeeded }) =>
      gamesNeeded >= NEVER ? words.neverKnown : plural(words.gamesNeeded, gamesNeeded, language()),
    )}
    <details class="figures">
      <summary>${words.figures}</summary>
      ${reportTables(report, words, language())}
    </details>`;
}
