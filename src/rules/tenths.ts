/** A number to one decimal: of values and means in discs more would pretend to know. */
export function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}
