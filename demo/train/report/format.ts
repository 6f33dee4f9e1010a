/** Formats the numbers and months of a report. */
import { plural, type Plural } from '../../../src/core/locales.js';
import type { ReportRow } from '../../../src/core/report.js';
import type { Share } from '../../locales/report.js';

/** Numbers of a report in a language: per cent, discs, months. */
export interface NumberFormats {
  percent(value: number): string;
  /** From ten on a whole number. */
  discs(value: number): string;
  /** For numbers of a column: all of them with tenths if one of them is below ten, else all of them whole. */
  discsAmong(column: readonly number[]): (value: number) => string;
  /** `2026-11`, or only a year. */
  month(name: string): string;
}

/** The formats of a language. */
export function numberFormats(language: string): NumberFormats {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const fixed = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    percent: (value) => percent.format(value / 100),
    discs: (value) => tenths.format(value < 10 ? value : Math.round(value)),
    discsAmong: (column) => {
      const format = column.some((value) => value < 10) ? fixed : whole;
      return (value) => format.format(value);
    },
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

/** The size of each named part. */
const SHARES: Readonly<Record<Share, number>> = {
  tenth: 0.1,
  quarter: 1 / 4,
  third: 1 / 3,
  half: 1 / 2,
  twoThirds: 2 / 3,
  threeQuarters: 3 / 4,
  nineTenths: 0.9,
};

/** The named part that is nearest to a share, 0-1. */
export function nearestShare(share: number): Share {
  const distance = (one: Share): number => Math.abs(SHARES[one] - share);
  return (Object.keys(SHARES) as Share[]).reduce((best, one) =>
    distance(one) < distance(best) ? one : best,
  );
}

/** Rows with an accuracy. */
export function withAccuracy<Row extends ReportRow>(
  rows: readonly Row[],
): (Row & { readonly accuracy: number })[] {
  return rows.filter((row): row is Row & { readonly accuracy: number } => row.accuracy !== undefined);
}
