/** Rounds to one decimal: values and means in discs are no more precise than that. */
export function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}
