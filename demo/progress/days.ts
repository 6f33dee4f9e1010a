/** Calendar days in the user's time zone. */

const DAY_MS = 86_400_000;

/** The day as an integer: the next day is one more, even across changes of the clock. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
