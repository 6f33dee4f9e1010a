/** Checks results that consist of lines of JSON: what a thread or another machine sends, before it is stored. */
import * as v from 'valibot';

/** More bytes than the result of any one game or position has, all its lines together. */
export const MOST_LINE_BYTES = 1024 * 1024;

/**
 * The lines of a result.
 *
 * @throws {Error} when one does not match the schema
 */
export function resultLines<S extends v.GenericSchema>(content: Uint8Array, schema: S): v.InferOutput<S>[] {
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(content).split('\n').filter(Boolean);
  return lines.map((line) => {
    const row: unknown = JSON.parse(line);
    v.assert(schema, row);
    return row;
  });
}

/** @throws {Error} when the numbers differ */
export function requireOneEach(found: number, items: number): void {
  if (found !== items) throw new Error(`${found} results for ${items} items`);
}
