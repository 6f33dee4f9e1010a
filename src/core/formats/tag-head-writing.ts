/** Writes the head of a game for GGF and SGF: see `tag-head.ts`. */
import type { GameRecord } from './game-record.js';
import { eventOf, known, printDate } from './head-text.js';
import { FACTS, OWN_TAGS } from './tag-head.js';
import { printTag } from './tags.js';

type Field = 'event' | 'place' | 'date' | 'black' | 'white';

/** What a format can store in the head. */
export interface HeadTags {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** Names of tags in this format, by their names in PGN. */
  readonly tags: Readonly<Record<string, string>>;
  readonly dateSeparator: '.' | '-';
}

/** GGF has no event and no round. */
export const GGF_HEAD: HeadTags = {
  fields: { place: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { BlackElo: 'RB', WhiteElo: 'RW' },
  dateSeparator: '.',
};

export const SGF_HEAD: HeadTags = {
  fields: { event: 'EV', place: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { Round: 'RO', BlackElo: 'BR', WhiteElo: 'WR', Annotator: 'AN', Opening: 'ON' },
  dateSeparator: '-',
};

/**
 * Prints the tags for a record's facts, its result, and its other tags.
 *
 * @param result as the format writes it
 */
export function printHead(record: GameRecord, result: string | undefined, head: HeadTags): string {
  const own = (Object.entries(head.fields) as [Field, string][]).map(([field, name]) => {
    const text = known(field === 'event' ? eventOf(record) : record[field]);
    return printTag(
      name,
      field === 'date' && text !== undefined ? printDate(text, head.dateSeparator) : text,
    );
  });
  const others = [...(record.tags ?? [])].map(([name, value]) => {
    const tag = tagFor(name, head);
    return tag === undefined ? '' : printTag(tag, value);
  });
  return [...own, printTag('RE', result), ...others].join('');
}

/**
 * The name of a tag in a format; `undefined` if it has none, because it would not understand names of other formats.
 */
export function tagFor(name: string, { tags }: HeadTags): string | undefined {
  if (Object.hasOwn(tags, name)) return tags[name];
  return /^[A-Z]{1,2}$/.test(name) && !OWN_TAGS.includes(name) && !FACTS[name] ? name : undefined;
}
