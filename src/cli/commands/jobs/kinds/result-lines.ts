/** Checks results that consist of lines of JSON: what a thread or another machine sends, before it is stored. */
import * as v from 'valibot';

/**
 * More bytes than the result of an item (a game or a position) has, all its lines together: the limit is there for
 * senders of nonsense.
 */
export const MOST_ITEM_BYTES = 1024 * 1024;

/**
 * The lines of a result, parsed.
 *
 * @param content lines of JSON in UTF-8; empty lines are skipped
 * @param schema every line must match it
 * @throws {Error} when the content is not UTF-8, or a line is not JSON or does not match the schema
 */
export function resultLines<S extends v.GenericSchema>(content: Uint8Array, schema: S): v.InferOutput<S>[] {
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(content).split('\n').filter(Boolean);
  return lines.map((line) => {
    const row: unknown = JSON.parse(line);
    v.assert(schema, row);
    return row;
  });
}

/** Requires a result for each item of a unit. @throws {Error} when the numbers differ */
export function requireOneEach(found: number, items: number): void {
  if (found !== items) throw new Error(`${found} results for ${items} items`);
}
