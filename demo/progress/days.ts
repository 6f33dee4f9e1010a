/** Days of the calendar where the person is. */

const DAY_MS = 86_400_000;

/** A day as a whole number: the next day is one more, whatever the clocks do in between. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
