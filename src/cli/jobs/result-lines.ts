/** Checks results that consist of lines of JSON. */

/**
 * The lines of a result.
 *
 * @throws {Error} when one is not an object
 */
export function objectLines(content: Uint8Array): Record<string, unknown>[] {
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(content).split('\n').filter(Boolean);
  return lines.map((line) => {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error('a line is not a JSON object');
    return value as Record<string, unknown>;
  });
}

/** @throws {Error} when the numbers differ */
export function requireOneEach(found: number, items: number): void {
  if (found !== items) throw new Error(`${found} results for ${items} items`);
}
