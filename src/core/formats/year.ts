/** Seconds or milliseconds since 1970 in this range are dates from 1990 to 2099, as servers write them. */
const FIRST_SECOND = Date.UTC(1990, 0) / 1000;
const LAST_SECOND = Date.UTC(2100, 0) / 1000;

/**
 * The year in a date of a record: `2014-02-21 20:52:27 GMT`, `21.2.2014`, `20140221`, `140221.2052`, or seconds since
 * 1970.
 *
 * @returns `undefined` if there is none.
 */
export function yearOf(date: string | undefined): number | undefined {
  const text = date?.trim() ?? '';
  const [, digits = ''] = /^(\d{6,14})(?:\.\d*)?$/.exec(text) ?? [];
  if (digits !== '') return yearOfDigits(digits);
  const [year] = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return Number(year);
  // Year, month and day without separators, then the time of day.
  const [day] = /(?<!\d)(?:1[6-9]|20)\d{6}(?!\d)/.exec(text) ?? [];
  return day === undefined ? undefined : yearOfDigits(day);
}

/** The year of a date written as one number. */
function yearOfDigits(digits: string): number | undefined {
  if ((digits.length === 8 || digits.length === 12 || digits.length === 14) && isDay(digits.slice(4, 8))) {
    const year = Number(digits.slice(0, 4));
    if (year >= 1600 && year < 2100) return year;
  }
  if (digits.length === 6 && isDay(digits.slice(2))) {
    const year = Number(digits.slice(0, 2));
    return year < 50 ? 2000 + year : 1900 + year;
  }
  const seconds = Number(digits) / (digits.length > 10 ? 1000 : 1);
  if (seconds < FIRST_SECOND || seconds >= LAST_SECOND) return undefined;
  return new Date(seconds * 1000).getUTCFullYear();
}

/** Whether four digits are a month and a day. */
function isDay(digits: string): boolean {
  const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
