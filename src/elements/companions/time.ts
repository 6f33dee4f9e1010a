/**
 * Parses a time: `20:00`, `1:30:00`, or minutes, `25`.
 *
 * @returns milliseconds; `undefined` for anything else, such as `none`
 */
export function parseTime(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  const seconds = parts.length === 1 ? numbers[0]! * 60 : numbers.reduce((sum, part) => sum * 60 + part, 0);
  return seconds > 0 ? seconds * 1000 : undefined;
}
