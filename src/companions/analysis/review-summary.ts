/** Renders the table that compares both sides: accuracy, discs lost, and moves by class. */
import { html, type TemplateResult } from 'lit';
import { MOVE_CLASSES } from '../../analysis/classes.js';
import type { SideReview } from '../../analysis/summary.js';
import type { AnalysisStrings } from '../../locales/strings/analysis.js';
import { fill } from '../../locales/strings.js';
import { rounded, SIGNS } from './words.js';

export function summaryTable(strings: AnalysisStrings, black: SideReview, white: SideReview): TemplateResult {
  const words = strings.review;
  const accuracy = (side: SideReview): string =>
    side.accuracy === undefined ? '–' : strings.percent.replace('{n}', String(Math.round(side.accuracy)));
  const row = (name: string, of: (side: SideReview) => string | number, kind = ''): TemplateResult =>
    html`<tr class=${kind}>
      <th scope="row">${name}</th>
      <td>${of(black)}</td>
      <td>${of(white)}</td>
    </tr>`;
  return html`<section>
    <table part="summary" tabindex="-1" aria-label=${words.summary}>
      <thead>
        <tr>
          <td></td>
          ${(['black', 'white'] as const).map(
            (color) =>
              html`<th scope="col">
                <span class="disc ${color}" aria-hidden="true"></span> ${strings[color]}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${row(words.accuracy, accuracy, 'accuracy')} ${row(words.lostHead, ({ loss }) => rounded(loss))}
        ${(['opening', 'midgame', 'endgame'] as const).map((part) =>
          row(words[part], ({ lossIn }) => rounded(lossIn[part]), 'part'),
        )}
        ${MOVE_CLASSES.map((name) =>
          row(`${fill(strings.classes[name])} ${SIGNS[name]}`, ({ classes }) => classes[name], name),
        )}
      </tbody>
    </table>
  </section>`;
}
