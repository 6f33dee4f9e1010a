/** The tables of a report; their bars are the graph. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { Report, ReportRow } from '../../../src/core/report.js';
import type { ReportStrings } from '../../locales/report.js';
import { openingName } from '../../opening-names.js';
import { accuracyGraph } from '../results/accuracy-graph.js';
import { numberFormats, withAccuracy, type NumberFormats } from './format.js';

/** Number of openings shown, most games first. */
const MOST_OPENINGS = 6;
/** On a phone, the tables at a glance are opened by their name. */
const WIDE = '(width >= 48rem)';
/** Half of the last digit of a loss. */
const LEAST_SHOWN = 0.05;

/** At a glance: the opening, the middle game and the end; both colours; the openings played most. */
export function glanceTables(
  { parts, openings, colors }: Pick<Report, 'parts' | 'openings' | 'colors'>,
  words: ReportStrings,
  language: string,
): TemplateResult {
  const { tables } = words;
  const table = tableIn(words, language);
  return html`<details class="card glance" ?open=${matchMedia(WIDE).matches}>
    <summary>${tables.glance}</summary>
    <div class="tables">
      ${table(tables.parts, parts, (name) => words.subjects[name as 'opening'])}
      ${table(tables.colors, colors, (name) => words.colors[name as 'black'])}
      ${table(
        tables.openings,
        openings.slice(0, MOST_OPENINGS),
        (name) => openingName(name, language),
        tables.openingsNote,
      )}
    </div>
  </details>`;
}

/** The other tables of a report. */
export function reportTables(report: Report, words: ReportStrings, language: string): TemplateResult {
  const numbers = numberFormats(language);
  const { tables } = words;
  const table = tableIn(words, language);
  return html`<div class="tables">
    ${themeTable(report, words, numbers)}
    ${table(tables.opponents, report.opponents, (name) => name.replace('-', '–'))}
    ${table(tables.results, report.results, (name) => words.results[name as 'win'])}
    ${table(tables.months, report.months, numbers.month)}
  </div>`;
}

/** Makes tables; those without rows are left out. */
function tableIn({ columns }: ReportStrings, language: string) {
  const numbers = numberFormats(language);
  return (
    title: string,
    rows: readonly ReportRow[],
    nameOf: (name: string) => string,
    note?: string,
  ): TemplateResult | typeof nothing =>
    rows.length === 0 ? nothing : rowTable(title, rows, nameOf, columns, numbers, note);
}

/** The accuracy by month as a line; the table of months has the same numbers. */
export function trend(
  report: Pick<Report, 'months'>,
  words: ReportStrings,
  language: string,
): TemplateResult | typeof nothing {
  const months = withAccuracy(report.months);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || first === last) return nothing;
  const { percent, month } = numberFormats(language);
  const sentence = fill(words.trend, {
    first: percent(first.accuracy),
    from: month(first.name),
    last: percent(last.accuracy),
    to: month(last.name),
  });
  const accuracies = months.map(({ accuracy }) => accuracy);
  // A line that does not cross the whole scale would be flat on it.
  const least = Math.max(0, 10 * Math.floor(Math.min(...accuracies) / 10 - 0.5));
  const most = Math.min(100, 10 * Math.ceil(Math.max(...accuracies) / 10 + 0.5));
  const points = accuracies.map((accuracy, at) => ({
    at,
    height: (2 * (accuracy - least)) / (most - least) - 1,
  }));
  return html`<figure class="accuracy">
    <figcaption>${sentence}</figcaption>
    ${accuracyGraph(points, sentence, percent, [least, most])}
    <p class="ends" aria-hidden="true"><span>${month(first.name)}</span><span>${month(last.name)}</span></p>
  </figure>`;
}

function rowTable(
  title: string,
  rows: readonly ReportRow[],
  nameOf: (name: string) => string,
  columns: ReportStrings['columns'],
  { percent, discsAmong }: NumberFormats,
  note?: string,
): TemplateResult {
  const discs = discsAmong(rows.map(({ loss }) => loss));
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">${title}</th>
        <th scope="col">${columns.games}</th>
        <th scope="col">${columns.accuracy}</th>
        <th scope="col">${columns.loss}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, games, accuracy, loss }) =>
          html`<tr>
            <th scope="row">${nameOf(name)}</th>
            <td>${games}</td>
            <td>${accuracy === undefined ? '–' : bar(accuracy / 100, percent(accuracy))}</td>
            <td>${discs(loss)}</td>
          </tr>`,
      )}
    </tbody>
    ${
      note === undefined
        ? nothing
        : html`<tfoot>
            <tr>
              <td colspan="4">${note}</td>
            </tr>
          </tfoot>`
    }
  </table>`;
}

/**
 * What was lost by theme, such as corners or mobility. Losses too small for a reason have no theme; with them in a row of
 * their own, the rows add up to all that was lost.
 */
function themeTable(
  { themes, loss: all }: Report,
  words: ReportStrings,
  { discsAmong }: NumberFormats,
): TemplateResult {
  const small = all - themes.reduce((sum, { loss }) => sum + loss, 0);
  const rows = themes.map(({ name, loss }) => ({ name: words.subjects[name], loss }));
  if (small > LEAST_SHOWN) rows.push({ name: words.tables.small, loss: small });
  const losses = rows.map(({ loss }) => loss);
  const most = Math.max(...losses, 1);
  const discs = discsAmong(losses);
  return html`<table>
    <caption>
      ${words.tables.themes}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.tables.themes}</th>
        <th scope="col">${words.columns.loss}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, loss }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${bar(loss / most, discs(loss))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param share 0-1 */
export function bar(share: number, text: string): TemplateResult {
  const width = (100 * share).toFixed(1);
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width="100" height="8"></rect>
      <rect width=${width} height="8"></rect></svg
    ><span class="number">${text}</span>`;
}
