/** Formats the numbers and months of a report. */
import { plural, type Plural } from '../../../src/core/locales.js';
import type { ReportRow } from '../../../src/core/report.js';

export interface NumberFormats {
  percent(value: number): string;
  discs(value: number): string;
  /** `2026-11`, or only a year. */
  month(name: string): string;
}

export function numberFormats(language: string): NumberFormats {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const discs = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    percent: (value) => percent.format(value / 100),
    discs: (value) => discs.format(value),
    month: (name) => (name.includes('-') ? months.format(new Date(`${name}-01T00:00:00Z`)) : name),
  };
}

/** A number of discs with its tenth in words, in the form that the language has for that number: `1,5 pion`. */
export function discsText(texts: Plural, discs: number, language: string): string {
  return plural(texts, Math.round(10 * discs) / 10, language);
}

/** Rows with an accuracy. */
export function withAccuracy<Row extends ReportRow>(
  rows: readonly Row[],
): (Row & { readonly accuracy: number })[] {
  return rows.filter((row): row is Row & { readonly accuracy: number } => row.accuracy !== undefined);
}
