/** Formats the numbers and months of a report. */
import { plural, type Plural } from '../../../src/core/locales.js';
import type { ReportRow } from '../../../src/core/report.js';

/** Numbers of a report in a language: per cent, discs, months. */
export interface NumberFormats {
  percent(value: number): string;
  /** From ten on a whole number. */
  discs(value: number): string;
  /** `2026-11`, or only a year. */
  month(name: string): string;
}

/** The formats of a language. */
export function numberFormats(language: string): NumberFormats {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    percent: (value) => percent.format(value / 100),
    discs: (value) => tenths.format(value < 10 ? value : Math.round(value)),
    month: (name) => (name.includes('-') ? months.format(new Date(`${name}-01T00:00:00Z`)) : name),
  };
}

/**
 * A number of discs in words, in the form that the language has for that number: `1,5 pion`. From ten on it is a whole
 * one.
 */
export function discsText(texts: Plural, discs: number, language: string): string {
  return plural(texts, discs < 10 ? Math.round(10 * discs) / 10 : Math.round(discs), language);
}

/** Rows with an accuracy. */
export function withAccuracy<Row extends ReportRow>(
  rows: readonly Row[],
): (Row & { readonly accuracy: number })[] {
  return rows.filter((row): row is Row & { readonly accuracy: number } => row.accuracy !== undefined);
}
