/**
 * Renders the tables that compare both sides: the accuracy; discs lost, and moves by class. A part of the template of
 * `review.ts`. Losses are in discs, accuracies in per cent.
 */
import { html, type TemplateResult } from 'lit';
import { MOVE_CLASSES } from '../../../core/analysis/classes.js';
import type { SideReview } from '../../../core/analysis/summary.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import { fill } from '../../../core/locales/strings.js';
import { wholeDiscs, SIGNS } from '../analysis/analysis-words.js';

/** How well each side played, in one row. */
export function accuracyTable(
  strings: AnalysisStrings,
  black: SideReview,
  white: SideReview,
): TemplateResult {
  const words = strings.review;
  const accuracy = (side: SideReview): string =>
    side.accuracy === undefined ? '–' : strings.percent.replace('{n}', String(Math.round(side.accuracy)));
  return html`<section>
    <table part="summary" tabindex="-1" aria-label=${words.summary}>
      ${head(strings)}
      <tbody>
        ${row(words.accuracy, accuracy(black), accuracy(white), 'accuracy')}
      </tbody>
    </table>
  </section>`;
}

/** Discs lost, in all and by part of the game, and moves by class. */
export function countsTable(strings: AnalysisStrings, black: SideReview, white: SideReview): TemplateResult {
  const words = strings.review;
  return html`<section>
    <table part="counts">
      ${head(strings)}
      <tbody>
        ${row(words.lostHead, wholeDiscs(black.loss), wholeDiscs(white.loss))}
        ${(['opening', 'midgame', 'endgame'] as const).map((part) =>
          row(words[part], wholeDiscs(black.lossIn[part]), wholeDiscs(white.lossIn[part]), 'part'),
        )}
        ${MOVE_CLASSES.map((name) =>
          row(
            `${fill(strings.classes[name])} ${SIGNS[name]}`,
            black.classes[name],
            white.classes[name],
            name,
          ),
        )}
      </tbody>
    </table>
  </section>`;
}

/** The head of a table, with the two sides. */
function head(strings: AnalysisStrings): TemplateResult {
  return html`<thead>
    <tr>
      <td></td>
      ${(['black', 'white'] as const).map(
        (color) =>
          html`<th scope="col"><span class="disc ${color}" aria-hidden="true"></span> ${strings[color]}</th>`,
      )}
    </tr>
  </thead>`;
}

/** A row of a table. */
function row(name: string, black: string | number, white: string | number, kind = ''): TemplateResult {
  return html`<tr class=${kind}>
    <th scope="row">${name}</th>
    <td>${black}</td>
    <td>${white}</td>
  </tr>`;
}
