/** The tags by which GGF and SGF say who played, where and when. */
import type { GameRecord } from './game-record.js';
import type { RecordFields } from './record-reader.js';
import { printTag, type TagValue } from './tags.js';

const FIELDS = { place: 'PC', date: 'DT', black: 'PB', white: 'PW' } as const;
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const OWN_TAGS: readonly string[] = [...Object.values(FIELDS), 'RE'];

/**
 * The fields of a record but its result.
 *
 * @param isOwn Whether a tag belongs to the format itself: all others are kept as they are.
 */
export function readHead(
  known: ReadonlyMap<string, TagValue>,
  isOwn: (name: string, text: string) => boolean,
): RecordFields {
  const fields: { -readonly [Name in keyof typeof FIELDS]?: string } = {};
  for (const name of FIELD_NAMES) {
    const value = known.get(FIELDS[name]);
    if (value) fields[name] = value.text;
  }
  const tags = new Map<string, string>();
  for (const [name, { text }] of known) {
    if (!OWN_TAGS.includes(name) && !isOwn(name, text)) tags.set(name, text);
  }
  return { ...fields, tags };
}

/**
 * The tags of a record's fields, of its result, and the others that it keeps.
 *
 * @param result As the format writes it.
 * @param isOwn Whether the format writes a tag by itself.
 */
export function printHead(
  record: GameRecord,
  result: string | undefined,
  isOwn: (name: string) => boolean = () => false,
): string {
  const others = [...(record.tags ?? [])]
    // Tags of other formats have other names, and would not be understood.
    .filter(([name]) => /^[A-Z]{1,2}$/.test(name) && !isOwn(name))
    .map(([name, value]) => printTag(name, value));
  const own = FIELD_NAMES.map((name) => printTag(FIELDS[name], record[name]));
  return [...own, printTag('RE', result), ...others].join('');
}
